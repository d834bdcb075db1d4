package tianxia.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.server.message.NewTable;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;

/// Which tables each address has made that wait to begin, and which at which computers play alone:
/// of both, one address may have so many. Kept in memory only, since no address is ever stored; of
/// those heard of last, up to a bound.
final class TableQuota {
  private static final int MAX_ADDRESSES = 20_000;

  /// What is bounded.
  private enum Kind {
    UNBEGUN,
    COMPUTERS
  }

  /// A table, and what opens it to be looked at.
  private record Table(String id, String watch) {}

  private record Owner(String address, Kind kind) {}

  private final Tables tables;
  private final TableLimits limits;
  private final Map<Owner, List<Table>> made =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Owner, List<Table>> eldest) {
          return size() > MAX_ADDRESSES;
        }
      };

  TableQuota(Tables tables, TableLimits limits) {
    this.tables = tables;
    this.limits = limits;
  }

  /// Why an address may not make such a table now; empty if it may.
  Optional<Problem> problem(String address, NewTable wish) {
    if (computersAlone(wish) && !admits(new Owner(address, Kind.COMPUTERS))) {
      return Optional.of(
          new Problem(
              Problem.SLOW_DOWN,
              "too many tables of computers alone are in play from your address"));
    }
    if (waits(wish) && !admits(new Owner(address, Kind.UNBEGUN))) {
      return Optional.of(
          new Problem(Problem.SLOW_DOWN, "too many tables from your address wait to begin"));
    }
    return Optional.empty();
  }

  /// Counts a table that was made.
  void made(String address, NewTable wish, TableMade table) {
    Table entry = new Table(table.info().table(), table.watch());
    if (computersAlone(wish)) {
      add(new Owner(address, Kind.COMPUTERS), entry);
    }
    if (table.info().phase().equals(TableInfo.WAITING)) {
      add(new Owner(address, Kind.UNBEGUN), entry);
    }
  }

  /// Whether there is room, once what counts no more is let go.
  private boolean admits(Owner owner) {
    List<Table> all = of(owner);
    if (all.size() < most(owner.kind())) {
      return true;
    }
    // Asked of the tables outside the lock: each may have to be loaded.
    List<Table> gone = all.stream().filter(table -> !counts(owner.kind(), table)).toList();
    remove(owner, gone);
    return all.size() - gone.size() < most(owner.kind());
  }

  private boolean counts(Kind kind, Table table) {
    return switch (tables.info(table.id(), table.watch())) {
      case TableInfo info ->
          switch (kind) {
            case UNBEGUN -> info.phase().equals(TableInfo.WAITING);
            case COMPUTERS -> !info.phase().equals(TableInfo.OVER);
          };
      case Problem problem -> !problem.code().equals(Problem.UNKNOWN_TABLE);
    };
  }

  private int most(Kind kind) {
    return switch (kind) {
      case UNBEGUN -> limits.unbegunPerAddress();
      case COMPUTERS -> limits.computersPerAddress();
    };
  }

  private synchronized List<Table> of(Owner owner) {
    return List.copyOf(made.getOrDefault(owner, List.of()));
  }

  private synchronized void add(Owner owner, Table table) {
    made.computeIfAbsent(owner, each -> new ArrayList<>()).add(table);
  }

  private synchronized void remove(Owner owner, List<Table> gone) {
    made.computeIfPresent(
        owner,
        (each, all) -> {
          all.removeAll(gone);
          return all.isEmpty() ? null : all;
        });
  }

  private static boolean computersAlone(NewTable wish) {
    return wish.seats().stream().allMatch(NewTable.Computer.class::isInstance);
  }

  /// Whether a table that is wished for may wait; what was made tells whether it does.
  private static boolean waits(NewTable wish) {
    return wish.seats().stream()
        .anyMatch(seat ->
            seat instanceof NewTable.Open
                || seat instanceof NewTable.Me me && me.commitment().isPresent());
  }
}
