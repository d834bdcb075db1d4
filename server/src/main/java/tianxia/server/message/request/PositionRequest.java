package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.kernel.Event;

/// Asks for the position that a record leads to, as one seat knows it; with `actions`, for what
/// they would do there. The constructor rejects what makes no sense ([IllegalArgumentException]);
/// the game, its options and the seat are checked where it is answered.
///
/// @param options by name; those not given have their defaults
/// @param events as a record has them, draws included: `1 Yf7Rf8`, `* draw RY`
/// @param since how many of the events the seat has been told already; 0 if absent
/// @param actions of the seat, for a preview
@Json
public record PositionRequest(
    String game,
    Optional<Map<String, String>> options,
    List<String> events,
    int seat,
    Optional<Integer> since,
    Optional<List<String>> actions) {
  /// More than any game has.
  public static final int MAX_EVENTS = 2000;

  private static final int MAX_EVENT_LENGTH = 80;

  public PositionRequest {
    Checks.present("game", game);
    Checks.present("options", options);
    options.ifPresent(given -> given.values().forEach(value -> Checks.present("an option", value)));
    Checks.present("events", events);
    Checks.require(events.size() <= MAX_EVENTS, "events must be at most " + MAX_EVENTS + " events");
    events.forEach(PositionRequest::check);
    events = List.copyOf(events);
    int most = events.size();
    Checks.require(seat >= 1, "seat must be a number from 1");
    Checks.present("since", since);
    since.ifPresent(n -> Checks.require(n >= 0 && n <= most, "since must be 0 to all events"));
    Checks.present("actions", actions);
    actions = actions.map(Checks::actions);
  }

  private static void check(String event) {
    Checks.require(
        event != null && event.length() <= MAX_EVENT_LENGTH && parses(event),
        "an event must be an actor and an action, as in a record");
  }

  private static boolean parses(String event) {
    try {
      return Event.parse(event).actor() >= 0;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
