package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.rating.Change;
import tianxia.server.rating.Ledger;
import tianxia.server.rating.RatedGame;
import tianxia.server.rating.Rating;
import tianxia.server.rating.Standing;

/// The rows of ratings, read and written.
public final class RatingRows {
  private static final String CHANGES = "select * from rating_change";

  private RatingRows() {}

  /// Rates a game, unless it is rated already, or one of the accounts is deleted.
  public static void rate(Handle handle, RatedGame game) {
    long order = next(handle);
    if (!game(handle, game.table()).isEmpty()
        || !game.players().stream().allMatch(player -> counts(handle, player))) {
      return;
    }
    List<Rating> before =
        game.players().stream().map(player -> before(handle, game.ladder(), player)).toList();
    List<Change> changes = Ledger.changes(order, game, before);
    insert(handle, changes);
    changes.forEach(change -> stand(handle, change));
  }

  private static boolean counts(Handle handle, RatedGame.Player player) {
    return player.anchor().isPresent() || AccountRows.account(handle, player.account()).isPresent();
  }

  private static Rating before(Handle handle, String ladder, RatedGame.Player player) {
    return player
        .anchor()
        .or(() -> standing(handle, player.account(), ladder).map(Standing::rating))
        .orElse(Rating.INITIAL);
  }

  /// Counts a game, and makes all others who rate wait for the end of this transaction.
  public static long next(Handle handle) {
    handle.execute("update rating_order set last = last + 1");
    return handle.createQuery("select last from rating_order").mapTo(Long.class).one();
  }

  /// Makes all others who rate wait for the end of this transaction.
  public static void hold(Handle handle) {
    handle.execute("update rating_order set last = last");
  }

  public static void insert(Handle handle, List<Change> changes) {
    PreparedBatch insert =
        handle.prepareBatch(
            "insert into rating_change (table_id, seat, place_in_order, account, ladder, place,"
                + " mean_before, deviation_before, mean, deviation, at) values (:table, :seat,"
                + " :order, :account, :ladder, :place, :mean0, :deviation0, :mean, :deviation, :at)");
    for (Change change : changes) {
      insert
          .bind("table", change.table())
          .bind("seat", change.seat())
          .bind("order", change.order())
          .bind("account", change.account())
          .bind("ladder", change.ladder())
          .bind("place", change.place())
          .bind("mean0", change.before().mean())
          .bind("deviation0", change.before().deviation())
          .bind("mean", change.after().mean())
          .bind("deviation", change.after().deviation())
          .bind("at", change.at())
          .add();
    }
    insert.execute();
  }

  /// Somebody stands where the last game has brought them.
  public static void stand(Handle handle, Change change) {
    if (change.account().isEmpty()) {
      return;
    }
    handle
        .createUpdate(
            "insert into rating (account, ladder, mean, deviation, games, at)"
                + " values (:account, :ladder, :mean, :deviation, 1, :at)"
                + " on conflict (account, ladder) do update set mean = excluded.mean,"
                + " deviation = excluded.deviation, games = rating.games + 1, at = excluded.at")
        .bind("account", change.account())
        .bind("ladder", change.ladder())
        .bind("mean", change.after().mean())
        .bind("deviation", change.after().deviation())
        .bind("at", change.at())
        .execute();
  }

  /// Takes an account out: those it played with keep what they won and lost.
  public static void erase(Handle handle, String account) {
    next(handle);
    handle
        .createUpdate("update rating_change set account = '' where account = :account")
        .bind("account", account)
        .execute();
    handle
        .createUpdate("delete from rating where account = :account")
        .bind("account", account)
        .execute();
  }

  public static Optional<Standing> standing(Handle handle, String account, String ladder) {
    return handle
        .createQuery("select * from rating where account = :account and ladder = :ladder")
        .bind("account", account)
        .bind("ladder", ladder)
        .map((row, context) -> standing(row))
        .findFirst();
  }

  public static List<Standing> standings(Handle handle, String account) {
    return handle
        .createQuery("select * from rating where account = :account order by ladder")
        .bind("account", account)
        .map((row, context) -> standing(row))
        .list();
  }

  public static List<Change> course(Handle handle, String account, String ladder, int most) {
    return handle
        .createQuery(
            CHANGES
                + " where account = :account and ladder = :ladder"
                + " order by place_in_order desc limit :most")
        .bind("account", account)
        .bind("ladder", ladder)
        .bind("most", most)
        .map((row, context) -> change(row))
        .list();
  }

  public static List<Change> game(Handle handle, String table) {
    return handle
        .createQuery(CHANGES + " where table_id = :table order by seat")
        .bind("table", table)
        .map((row, context) -> change(row))
        .list();
  }

  /// All changes after a place in the order, of at most so many places.
  public static List<Change> changes(Handle handle, long after, int games) {
    return handle
        .createQuery(
            CHANGES
                + " where place_in_order in (select distinct place_in_order from rating_change"
                + " where place_in_order > :after order by place_in_order limit :games)"
                + " order by place_in_order, seat")
        .bind("after", after)
        .bind("games", games)
        .map((row, context) -> change(row))
        .list();
  }

  public static Standing standing(ResultSet row) throws SQLException {
    return new Standing(
        row.getString("account"),
        row.getString("ladder"),
        new Rating(row.getDouble("mean"), row.getDouble("deviation")),
        row.getInt("games"),
        row.getLong("at"));
  }

  private static Change change(ResultSet row) throws SQLException {
    return new Change(
        row.getLong("place_in_order"),
        row.getString("table_id"),
        row.getInt("seat"),
        row.getString("account"),
        row.getString("ladder"),
        row.getInt("place"),
        new Rating(row.getDouble("mean_before"), row.getDouble("deviation_before")),
        new Rating(row.getDouble("mean"), row.getDouble("deviation")),
        row.getLong("at"));
  }
}
