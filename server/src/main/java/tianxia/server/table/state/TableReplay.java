package tianxia.server.table.state;

import java.util.List;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;

/// A table as its log makes it.
public final class TableReplay {
  private TableReplay() {}

  /// Replays a log from its first entry.
  ///
  /// @param rows all rows of the table, in order; not empty
  /// @throws Store.OtherRules if the program does not have the game, or not with the rules of then
  /// @throws Store.Broken if the log has a gap or no beginning
  /// @throws RuntimeException if an entry does not fit those before it
  public static TableState of(Catalogue catalogue, String id, List<Store.Row> rows) {
    if (!(rows.getFirst().entry() instanceof Entry.Made made)) {
      throw new Store.Broken("the log of table " + id + " has no beginning");
    }
    Game<?> game =
        catalogue
            .game(made.game(), made.rulesVersion())
            .orElseThrow(() -> new Store.OtherRules(id, made.game(), made.rulesVersion()));
    TableState state = TableState.made(id, game, made, rows.getFirst().at());
    for (Store.Row row : rows.subList(1, rows.size())) {
      if (row.seq() != state.seq() + 1) {
        throw new Store.Broken("the log of table " + id + " has a gap before " + row.seq());
      }
      state = state.after(row.entry(), row.at());
    }
    return state;
  }
}
