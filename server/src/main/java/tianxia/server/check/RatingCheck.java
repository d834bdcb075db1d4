package tianxia.server.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tianxia.kernel.Catalogue;
import tianxia.server.rating.Change;
import tianxia.server.rating.Ledger;
import tianxia.server.rating.RatedGame;
import tianxia.server.rating.Rating;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.table.state.RatedEnd;
import tianxia.server.table.state.TableReplay;
import tianxia.server.table.state.TableState;

/// Computes all ratings again from the records of the games, in the order in which they were rated.
/// A game whose record is deleted counts as it was rated; so does a seat whose account is deleted.
public final class RatingCheck {
  private static final int PAGE = 500;

  /// What was found.
  ///
  /// @param changes all that the games did, computed again, in their order
  /// @param games how many were rated
  /// @param kept how many of these have no record any more
  /// @param different tables whose changes differ from those in the store, or are missing there
  public record Report(List<Change> changes, int games, int kept, List<String> different) {
    public Report {
      changes = List.copyOf(changes);
      different = List.copyOf(different);
    }
  }

  /// A game in its place.
  ///
  /// @param at when it was due: no later than those that were rated after it
  private record Due(long at, long order, RatedGame game) {}

  private final Catalogue catalogue;
  private final TableLogs logs;
  private final Map<String, List<Change>> stored = new LinkedHashMap<>();
  private final Map<String, RatedGame> played = new HashMap<>();

  private RatingCheck(Catalogue catalogue, TableLogs logs) {
    this.catalogue = catalogue;
    this.logs = logs;
  }

  /// Computes all ratings. Games may end meanwhile: they are left out.
  ///
  /// @throws Store.Failure if the store can't be read
  public static Report of(Catalogue catalogue, TableLogs logs) {
    RatingCheck check = new RatingCheck(catalogue, logs);
    check.readStored();
    check.readGames();
    check.leaveOutLater();
    return check.compare();
  }

  private void readStored() {
    each(change -> stored.computeIfAbsent(change.table(), table -> new ArrayList<>()).add(change));
  }

  private void each(Consumer<Change> then) {
    List<Change> page = logs.ratings(0, PAGE);
    while (!page.isEmpty()) {
      page.forEach(then);
      page = logs.ratings(page.getLast().order(), PAGE);
    }
  }

  private void readGames() {
    List<String> page = logs.tables("", PAGE);
    while (!page.isEmpty()) {
      for (String table : page) {
        game(logs.rows(table)).ifPresent(game -> played.put(table, game));
      }
      page = logs.tables(page.getLast(), PAGE);
    }
  }

  /// The game that counts, by the log of its table, as it was when it ended: little is written
  /// after that.
  private Optional<RatedGame> game(List<Store.Row> rows) {
    if (rows.isEmpty()
        || !(rows.getFirst().entry() instanceof Entry.Made made)
        || !made.rated().orElse(false)) {
      return Optional.empty();
    }
    String table = rows.getFirst().table();
    Optional<RatedGame> found = Optional.empty();
    for (int n = rows.size(); n > 0; n--) {
      TableState state = TableReplay.of(catalogue, table, rows.subList(0, n));
      if (!state.over()) {
        return found;
      }
      found = RatedEnd.of(state, rows.get(n - 1).at());
    }
    return found;
  }

  private void leaveOutLater() {
    Set<String> later = new HashSet<>();
    each(change -> {
      if (!stored.containsKey(change.table())) {
        later.add(change.table());
      }
    });
    played.keySet().removeAll(later);
  }

  /// The games in the order in which they were rated; those that were not, where they ended.
  private List<Due> inOrder() {
    List<Due> all = new ArrayList<>();
    long latest = 0;
    for (List<Change> changes : stored.values()) {
      Change first = changes.getFirst();
      latest = Math.max(latest, first.at());
      RatedGame game = played.getOrDefault(first.table(), asRated(changes));
      all.add(new Due(latest, first.order(), game));
    }
    for (RatedGame game : played.values()) {
      if (game.known() && !stored.containsKey(game.table())) {
        all.add(new Due(game.at(), Long.MAX_VALUE, game));
      }
    }
    all.sort(
        Comparator.comparingLong(Due::at)
            .thenComparingLong(Due::order)
            .thenComparing(due -> due.game().table()));
    return all;
  }

  private static RatedGame asRated(List<Change> changes) {
    Change first = changes.getFirst();
    return new RatedGame(
        first.table(),
        first.ladder(),
        first.at(),
        changes.stream()
            .map(change ->
                new RatedGame.Player(
                    change.seat(),
                    change.account(),
                    change.place(),
                    Optional.of(change.before()).filter(Rating::certain)))
            .toList());
  }

  private Report compare() {
    Ledger ledger = new Ledger();
    List<Change> changes = new ArrayList<>();
    List<String> different = new ArrayList<>();
    int games = 0;
    int kept = 0;
    for (Due due : inOrder()) {
      List<Change> was = stored.getOrDefault(due.game().table(), List.of());
      List<Change> now = ledger.rate(due.game(), was);
      changes.addAll(now);
      games++;
      kept += played.containsKey(due.game().table()) ? 0 : 1;
      if (!withoutOrder(now).equals(withoutOrder(was))) {
        different.add(due.game().table());
      }
    }
    return new Report(changes, games, kept, different);
  }

  private static List<Change> withoutOrder(List<Change> changes) {
    return changes.stream()
        .map(c ->
            new Change(
                0,
                c.table(),
                c.seat(),
                c.account(),
                c.ladder(),
                c.place(),
                c.before(),
                c.after(),
                c.at()))
        .toList();
  }
}
