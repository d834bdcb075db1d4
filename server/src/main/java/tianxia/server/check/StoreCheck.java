package tianxia.server.check;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Catalogue;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;

/// Goes through all tables of a store.
public final class StoreCheck {
  private static final int PAGE = 500;

  /// What was found.
  ///
  /// @param tables how many were looked at
  /// @param entries of their logs
  /// @param events that stand in their games
  /// @param draws of these, computed again from their secrets
  /// @param finished games that are over
  /// @param findings empty if all is well
  public record Report(
      long tables, long entries, long events, long draws, long finished, List<Finding> findings) {
    public Report {
      findings = List.copyOf(findings);
    }
  }

  private final Catalogue catalogue;
  private final List<Finding> findings = new ArrayList<>();
  private long tables;
  private long entries;
  private long events;
  private long draws;
  private long finished;

  private StoreCheck(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// Checks every table that is there. Tables may be written to meanwhile: each is read as it is at
  /// one moment.
  ///
  /// @throws Store.Failure if the list of tables can't be read
  public static Report of(Catalogue catalogue, TableLogs logs) {
    StoreCheck check = new StoreCheck(catalogue);
    String after = "";
    while (true) {
      List<String> page = logs.tables(after, PAGE);
      if (page.isEmpty()) {
        return check.report();
      }
      page.forEach(table -> check.check(table, logs));
      after = page.getLast();
    }
  }

  private void check(String table, TableLogs logs) {
    tables++;
    try {
      List<Store.Row> rows = logs.rows(table);
      if (rows.isEmpty()) {
        // Deleted since the list was read.
        return;
      }
      entries += rows.size();
      TableCheck checked = TableCheck.of(catalogue, table, rows);
      events += checked.events();
      draws += checked.draws();
      finished += checked.over() ? 1 : 0;
      findings.addAll(checked.findings());
    } catch (Store.Failure e) {
      findings.add(new Finding(table, 0, "" + e.getMessage()));
    }
  }

  private Report report() {
    return new Report(tables, entries, events, draws, finished, findings);
  }
}
