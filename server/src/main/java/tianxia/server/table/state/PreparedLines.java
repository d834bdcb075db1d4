package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Hidden;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.Prepared;
import tianxia.server.store.Store;

/// What the seats of a table would answer to what others may do. Which lines stand is a function of
/// the log, so that nothing is written when one ends: a line stands while all that its seat has
/// been shown since it was stored is what the line foresaw. So it ends with any other action, with
/// any draw that the seat is shown, and once something is taken back. Immutable; [#with] gives the
/// next.
///
/// @param bySeat of the seats that have stored any
public record PreparedLines(Map<Integer, Store.Prepared> bySeat) {
  public static final PreparedLines NONE = new PreparedLines(Map.of());

  public PreparedLines {
    bySeat = Map.copyOf(bySeat);
  }

  public static PreparedLines of(List<Store.Prepared> rows) {
    Map<Integer, Store.Prepared> bySeat = new TreeMap<>();
    rows.forEach(row -> bySeat.put(row.seat(), row));
    return new PreparedLines(bySeat);
  }

  public PreparedLines with(Store.Prepared lines) {
    Map<Integer, Store.Prepared> all = new TreeMap<>(bySeat);
    all.put(lines.seat(), lines);
    return new PreparedLines(all);
  }

  /// Actions that a seat has prepared for the position that is there.
  public record Answer(int seat, List<String> actions) {}

  /// Whether a seat can prepare anything at a table: where turns have days, in a game in which only
  /// draws show what is hidden. What others choose in secret can't be foreseen, and a question that
  /// is put to a seat is no action.
  public static boolean possible(TableState table, int viewer) {
    return viewer > 0
        && table.playing()
        && table.occupant(viewer) instanceof Occupant.Person
        && table.clocks().filter(clocks -> clocks.agreed().byDays()).isPresent()
        && table.history().match().game().hides() != Hidden.ORDERS;
  }

  /// The answers that are due now, those first that come first in their seat's list: the next is
  /// meant where one is illegal.
  public List<Answer> due(TableState table) {
    return Actors.list(table.actors()).stream()
        .flatMap(
            seat -> standing(table, seat).stream().map(line -> new Answer(seat, own(seat, line))))
        .filter(each -> !each.actions().isEmpty())
        .toList();
  }

  /// What a viewer is told of its own lines. An answer is played with the entry that makes it due,
  /// so those that are still due are illegal.
  public Optional<Prepared> shown(TableState table, int viewer) {
    if (!possible(table, viewer)) {
      return Optional.empty();
    }
    List<List<String>> standing = standing(table, viewer);
    return Optional.of(
        new Prepared(
            standing.stream().map(Prepared.Line::new).toList(),
            standing.stream()
                .filter(line -> !own(viewer, line).isEmpty())
                .map(Prepared.Line::new)
                .toList()));
  }

  /// The rest of each line of a seat that stands.
  private List<List<String>> standing(TableState table, int seat) {
    Store.Prepared stored = bySeat.get(seat);
    if (stored == null || !possible(table, seat)) {
      return List.of();
    }
    Optional<Integer> from = table.log().resumeAt(stored.seq());
    if (from.isEmpty()) {
      return List.of();
    }
    List<EventShown> all = table.history().shown(seat);
    List<EventShown> since = all.subList(from.get(), all.size());
    List<List<String>> standing = new ArrayList<>();
    for (List<String> line : stored.lines()) {
      int foreseen = foreseen(seat, line, since);
      if (whatever(line, foreseen) && Actors.contains(table.actors(), seat)) {
        foreseen++;
      }
      if (foreseen < line.size()) {
        standing.add(line.subList(foreseen, line.size()));
      }
    }
    return standing;
  }

  /// How many events of a line have happened; all of them if something else has. Whatever happens
  /// until its seat acts may not be over yet.
  private static int foreseen(int seat, List<String> line, List<EventShown> since) {
    int next = 0;
    for (EventShown event : since) {
      if (whatever(line, next)) {
        if (event.actor() != seat) {
          continue;
        }
        next++;
      }
      if (event.actor() == Actors.CHANCE) {
        if (!covered(event)) {
          return line.size();
        }
      } else if (next < line.size() && line.get(next).equals(text(event))) {
        next++;
      } else {
        return line.size();
      }
    }
    return next;
  }

  private static boolean whatever(List<String> line, int index) {
    return index < line.size() && line.get(index).equals(Prepared.Line.WHATEVER);
  }

  /// Whether a draw showed its viewer nothing. By what the viewer was shown alone: so that its line
  /// goes on, or ends, tells it nothing either.
  private static boolean covered(EventShown draw) {
    return draw.action().contains("?");
  }

  private static String text(EventShown event) {
    return new Event(event.actor(), event.action()).toString();
  }

  /// The seat's own actions with which a line begins.
  private static List<String> own(int seat, List<String> line) {
    return line.stream()
        .takeWhile(event -> !event.equals(Prepared.Line.WHATEVER))
        .map(Event::parse)
        .takeWhile(event -> event.actor() == seat)
        .map(Event::action)
        .toList();
  }
}
