package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.server.store.Entry;
import tianxia.server.table.RandomLog;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.TakebackRequest;
import tianxia.server.table.state.Takebacks;

/// A log, and a variant in which one event (a draw or a choice) is replaced by another that its
/// actor could have made, or swapped with a later one of the same actor.
///
/// @param from the index of the first entry that differs
/// @param entries all entries of the variant
record Twins(int from, List<Entry> entries) {

  /// Varies a log at a random event; empty if there is nothing to vary there.
  static Optional<Twins> of(RandomLog log, RandomGenerator random) {
    int from = random.nextInt(log.entries.size());
    List<String> events = events(log.entries.get(from));
    if (events.isEmpty()) {
      return Optional.empty();
    }
    int at = random.nextInt(events.size());
    GameHistory<?> line = before(log, from, events.subList(0, at));
    String old = events.get(at);
    int actor = old.startsWith("*") ? Actors.CHANCE : Integer.parseInt(old.substring(0, 1));
    List<String> legal = line.match().legal(actor);
    String other = new Event(actor, legal.get(random.nextInt(legal.size()))).toString();
    if (other.equals(old)) {
      return Optional.empty();
    }
    List<Entry> varied = new ArrayList<>(log.entries);
    if (random.nextBoolean()) {
      exchange(varied, from, at, old, other);
    }
    varied.set(from, with(varied.get(from), at, other));
    return Optional.of(new Twins(from, varied));
  }

  private static GameHistory<?> before(RandomLog log, int from, List<String> events) {
    GameHistory<?> line =
        from == 0
            ? log.tables.getFirst().history().upTo(0)
            : log.tables.get(from - 1).history().copy();
    line.playLogged(events);
    return line;
  }

  private static void exchange(List<Entry> entries, int from, int at, String old, String other) {
    for (int entry = from; entry < entries.size(); entry++) {
      List<String> events = events(entries.get(entry));
      for (int i = entry == from ? at + 1 : 0; i < events.size(); i++) {
        if (events.get(i).equals(other)) {
          entries.set(entry, with(entries.get(entry), i, old));
          return;
        }
      }
    }
  }

  private static List<String> events(Entry entry) {
    return switch (entry) {
      case Entry.Made made -> made.events();
      case Entry.Played played -> played.events();
      default -> List.of();
    };
  }

  private static Entry with(Entry entry, int at, String event) {
    List<String> events = new ArrayList<>(events(entry));
    events.set(at, event);
    return switch (entry) {
      case Entry.Made m ->
          new Entry.Made(
              m.game(),
              m.options(),
              m.seats(),
              m.secret(),
              m.next(),
              m.invitation(),
              m.watch(),
              m.series(),
              m.allowed(),
              m.listed(),
              m.from(),
              m.clock(),
              m.rated(),
              events);
      case Entry.Played p -> new Entry.Played(p.id(), p.seat(), events);
      default -> throw new IllegalStateException("no events: " + entry);
    };
  }

  /// The variant's table after its first entries, up to the one that differs; empty if the rest of
  /// that entry is no longer legal.
  Optional<TableState> begin(RandomLog log) {
    if (from > 0) {
      return follow(log.tables.get(from - 1), from);
    }
    TableState first = log.tables.getFirst();
    Entry.Made made = (Entry.Made) entries.getFirst();
    return playable(first.history().upTo(0), made.events())
        ? Optional.of(
            TableState.made(RandomLog.TABLE, first.history().match().game(), made, RandomLog.AT))
        : Optional.empty();
  }

  /// The variant's table after one more entry; empty if that entry is not possible there.
  Optional<TableState> follow(TableState table, int index) {
    Entry entry = entries.get(index);
    boolean possible =
        switch (entry) {
          case Entry.Played played -> playable(table.history().copy(), played.events());
          case Entry.Back back ->
              Takebacks.back(table.history(), back.seat()).stream()
                  .anyMatch(i -> i == back.dropped());
          case Entry.Asked asked -> Takebacks.takeback(table.history(), asked.seat()).isPresent();
          case Entry.Answered answered ->
              answered
                  .to()
                  .equals(
                      answered.to().isEmpty()
                          ? Optional.empty()
                          : table.takeback().map(TakebackRequest::to));
          default -> true;
        };
    return possible ? Optional.of(table.after(entry, RandomLog.AT + index + 1)) : Optional.empty();
  }

  private static boolean playable(GameHistory<?> line, List<String> events) {
    for (String event : events) {
      if (line.play(Event.parse(event)).isPresent()) {
        return false;
      }
    }
    return true;
  }
}
