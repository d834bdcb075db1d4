package tianxia.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;

/// A record: options and events, which suffice to rebuild every position, and descriptive headers.
/// [RecordReader] and [RecordWriter] give it its text form.
///
/// @param game the game's id
/// @param headers everything but the options
/// @param resigned the seat that resigned, or 0
/// @param result the winners ([State#winners]), 0 while unfinished
public record GameRecord(
    String game, Options options, Headers headers, List<Event> events, int resigned, int result) {

  /// The descriptive headers of a record. Hexadecimal digits are in lower case.
  ///
  /// @param seats names by seat
  /// @param nonceCommitments SHA-256 of the nonces by seat, as the seats committed to them
  /// @param nonces 128-bit nonces by seat
  /// @param from where the first events were played, if not at this table
  public record Headers(
      SortedMap<Integer, String> seats,
      Optional<String> date,
      Optional<Series> series,
      Optional<String> table,
      Optional<String> commitment,
      SortedMap<Integer, String> nonceCommitments,
      SortedMap<Integer, String> nonces,
      Optional<String> secret,
      Optional<Origin> from) {

    /// Of a game that was played at one table from its first event on.
    public Headers(
        SortedMap<Integer, String> seats,
        Optional<String> date,
        Optional<Series> series,
        Optional<String> table,
        Optional<String> commitment,
        SortedMap<Integer, String> nonceCommitments,
        SortedMap<Integer, String> nonces,
        Optional<String> secret) {
      this(
          seats,
          date,
          series,
          table,
          commitment,
          nonceCommitments,
          nonces,
          secret,
          Optional.empty());
    }

    public static final Headers NONE =
        new Headers(
            new TreeMap<>(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            new TreeMap<>(),
            new TreeMap<>(),
            Optional.empty());
  }

  /// Game `game` of a series of `of` (QIN-21), both from 1.
  public record Series(int game, int of) {}

  /// A game that plays on from another one.
  ///
  /// @param table where that one was played
  /// @param ply how many of the events are its
  public record Origin(String table, int ply) {}

  public GameRecord {
    events = List.copyOf(events);
  }

  /// The record of a match as it stands.
  public static GameRecord of(Match<?> match, Headers headers) {
    return new GameRecord(
        match.game().id(),
        match.options(),
        headers,
        match.events(),
        match.resigned(),
        match.winners());
  }

  /// Replays the record.
  ///
  /// @throws IllegalStateException if an event is not legal; which [RecordReader] rules out
  public <S extends State<S>> Match<S> replay(Game<S> rules) {
    Match<S> match = new Match<>(rules, options);
    for (Event event : events) {
      if (match.play(event.actor(), event.action())
          instanceof Match.Result.Refused(Refusal refusal)) {
        throw new IllegalStateException(event + " is refused: " + refusal);
      }
    }
    if (resigned != 0 && !match.resign(resigned)) {
      throw new IllegalStateException("resign " + resigned + " is refused");
    }
    return match;
  }

  /// The events with those of each simultaneous decision reordered, the lowest seat's first: one
  /// form for all interleavings.
  static <S extends State<S>> List<Event> ordered(
      Game<S> game, Options options, List<Event> events) {
    S state = game.start(options);
    List<Event> rest = new ArrayList<>(events);
    List<Event> ordered = new ArrayList<>(events.size());
    while (!rest.isEmpty()) {
      int lowest = Actors.first(state.actors());
      Event next =
          rest.stream().filter(e -> e.actor() == lowest).findFirst().orElse(rest.getFirst());
      rest.remove(next);
      state.apply(next.actor(), game.read(state, next.actor(), next.action()));
      ordered.add(next);
    }
    return ordered;
  }

  /// How many of the first events were played at another table.
  public int inherited() {
    return headers.from().map(Origin::ply).orElse(0);
  }

  /// The header's options as the record lists them.
  public Map<String, String> optionValues() {
    return options.asMap();
  }
}
