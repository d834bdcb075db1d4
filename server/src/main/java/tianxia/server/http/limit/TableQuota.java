package tianxia.server.http.limit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.NewTable;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;

/// Which tables each address has made that wait to begin, and which at which computers play alone:
/// of both, one address may have so many. Kept in memory only, since no address is ever stored, for
/// a bounded number of recent addresses.
public final class TableQuota {
  private static final int MAX_ADDRESSES = 20_000;

  /// What is limited.
  private enum Kind {
    UNBEGUN,
    COMPUTERS,
    LISTED
  }

  /// A table, and what opens it to be looked at.
  private record Table(String id, String watch) {}

  /// A slot taken by a table that is being made.
  private static final Table COMING = new Table("", "");

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

  public TableQuota(Tables tables, TableLimits limits) {
    this.tables = tables;
    this.limits = limits;
  }

  /// Makes a table if its address may have one more of its kinds. The slot is taken before the
  /// table is made, so that concurrent requests can't exceed the quota.
  public MakeAnswer make(String address, NewTable wish) {
    List<Owner> slots = new ArrayList<>();
    for (Kind kind : kinds(wish)) {
      Owner owner = new Owner(address, kind);
      if (!enter(owner)) {
        slots.forEach(taken -> settle(taken, Optional.empty()));
        return new Problem(Problem.SLOW_DOWN, tooMany(kind));
      }
      slots.add(owner);
    }
    Optional<Table> made = Optional.empty();
    try {
      MakeAnswer answer = tables.make(wish);
      if (answer instanceof TableMade table) {
        made = Optional.of(new Table(table.info().table(), table.watch()));
      }
      return answer;
    } finally {
      Optional<Table> table = made;
      slots.forEach(owner -> settle(owner, table));
    }
  }

  private static List<Kind> kinds(NewTable wish) {
    List<Kind> kinds = new ArrayList<>();
    if (computersAlone(wish)) {
      kinds.add(Kind.COMPUTERS);
    }
    if (waits(wish)) {
      kinds.add(Kind.UNBEGUN);
    }
    if (wish.listed().orElse(false)) {
      kinds.add(Kind.LISTED);
    }
    return kinds;
  }

  private static String tooMany(Kind kind) {
    return switch (kind) {
      case COMPUTERS -> "too many tables with computers only are in play from your address";
      case UNBEGUN -> "too many tables from your address have not started";
      case LISTED -> "too many tables from your address are open to all";
    };
  }

  /// Takes a slot, if one is free once tables that no longer count are dropped.
  private boolean enter(Owner owner) {
    if (taken(owner)) {
      return true;
    }
    // The tables are queried outside the lock: each may have to be loaded.
    List<Table> gone =
        of(owner).stream()
            .filter(table -> !table.equals(COMING) && !counts(owner.kind(), table))
            .toList();
    remove(owner, gone);
    return taken(owner);
  }

  private synchronized boolean taken(Owner owner) {
    List<Table> all = made.computeIfAbsent(owner, each -> new ArrayList<>());
    return all.size() < most(owner.kind()) && all.add(COMING);
  }

  /// Fills the slot with the table that was made, or frees it where none was.
  private synchronized void settle(Owner owner, Optional<Table> table) {
    List<Table> all = made.computeIfAbsent(owner, each -> new ArrayList<>());
    all.remove(COMING);
    table.ifPresent(all::add);
  }

  private boolean counts(Kind kind, Table table) {
    return switch (tables.info(table.id(), table.watch())) {
      case TableInfo info ->
          switch (kind) {
            case UNBEGUN -> info.phase().equals(TableInfo.WAITING);
            case COMPUTERS -> !info.phase().equals(TableInfo.OVER);
            case LISTED -> info.listed().isPresent() && info.phase().equals(TableInfo.WAITING);
          };
      case Problem problem -> !problem.code().equals(Problem.UNKNOWN_TABLE);
    };
  }

  private int most(Kind kind) {
    return switch (kind) {
      case UNBEGUN -> limits.unbegunPerAddress();
      case COMPUTERS -> limits.computersPerAddress();
      case LISTED -> limits.listedPerAddress();
    };
  }

  private synchronized List<Table> of(Owner owner) {
    return List.copyOf(made.getOrDefault(owner, List.of()));
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
