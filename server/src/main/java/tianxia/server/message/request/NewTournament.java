package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A request for a new tournament.
///
/// @param options of the game; those not given have their defaults
/// @param kind `round-robin`, `double-round-robin`, `swiss`, `knock-out` or `groups`
/// @param rounds how many, where they don't follow from the field; 5 if absent
/// @param most how many may enter
/// @param replays how often a shared win of a knock-out is played again; once if absent
/// @param tieBreaks what decides between equal points, in this order
/// @param clock how much time everybody has; what happens when it is up is the tournament's matter
/// @param startsAt milliseconds since 1970; if absent, its maker lets it begin
/// @param rated whether its games count for the ratings; they do if absent
/// @param club whose members alone may enter, made by one of its organisers; everybody if absent
@Json
public record NewTournament(
    String name,
    String game,
    Optional<Map<String, String>> options,
    String kind,
    Optional<Integer> rounds,
    Optional<Integer> most,
    Optional<Integer> replays,
    Optional<List<String>> tieBreaks,
    NewTable.Clock clock,
    Optional<Long> startsAt,
    Optional<Boolean> rated,
    Optional<String> club) {
  public NewTournament {
    Checks.name(name);
    Checks.present("game", game);
    Checks.present("options", options);
    options.ifPresent(all -> all.values().forEach(value -> Checks.present("an option", value)));
    Checks.present("kind", kind);
    Checks.present("rounds", rounds);
    Checks.present("most", most);
    Checks.present("replays", replays);
    Checks.present("tieBreaks", tieBreaks);
    tieBreaks.ifPresent(all -> all.forEach(each -> Checks.present("a tie-break", each)));
    Checks.present("clock", clock);
    Checks.require(clock.then().isEmpty(), "a tournament's clock has no then");
    Checks.present("startsAt", startsAt);
    Checks.present("rated", rated);
    Checks.present("club", club);
  }
}
