package tianxia.server.store.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.store.Ending;
import tianxia.server.store.Store;
import tianxia.server.store.rows.EntryText;
import tianxia.server.store.rows.RatingRows;
import tianxia.server.store.rows.TournamentRows;

/// What is written to the store atomically.
///
/// @param claim of the table that it writes to; without it is written whoever owns the tables
/// @param deleted tables of which all is deleted
/// @param statements what else is written, to tables that no log concerns
/// @param at milliseconds since 1970, for the tables that wait
/// @param done completed once it is durable; exceptionally if it is not, or that is not certain
public record Batch(
    Optional<Store.Claim> claim,
    List<Store.Row> rows,
    List<Store.PutOff> putOffs,
    Store.Waiting waiting,
    List<String> deleted,
    List<Consumer<Handle>> statements,
    long at,
    CompletableFuture<Void> done) {

  /// What concerns no table.
  public static Batch running(Consumer<Handle> statements) {
    return running(Optional.empty(), statements);
  }

  /// What is written beside a table's log, under the claim to it.
  public static Batch running(Optional<Store.Claim> claim, Consumer<Handle> statements) {
    return new Batch(
        claim,
        List.of(),
        List.of(),
        Store.Waiting.SAME,
        List.of(),
        List.of(statements),
        0,
        new CompletableFuture<>());
  }

  public static Batch appending(
      Optional<Store.Claim> claim, List<Store.Row> rows, Store.Waiting waiting, long at) {
    return new Batch(
        claim,
        List.copyOf(rows),
        List.of(),
        waiting,
        List.of(),
        List.of(),
        at,
        new CompletableFuture<>());
  }

  /// The end of a game that tells others of it.
  public static Batch ending(
      Store.Claim claim, List<Store.Row> rows, Store.Waiting waiting, long at, Ending ending) {
    return new Batch(
        Optional.of(claim),
        List.copyOf(rows),
        List.of(),
        waiting,
        List.of(),
        List.of(handle -> {
          ending.rated().ifPresent(game -> RatingRows.rate(handle, game));
          ending.tournament().ifPresent(end -> TournamentRows.end(handle, end, at));
        }),
        at,
        new CompletableFuture<>());
  }

  public static Batch puttingOff(Store.Claim claim, Store.PutOff putOff) {
    return new Batch(
        Optional.of(claim),
        List.of(),
        List.of(putOff),
        Store.Waiting.SAME,
        List.of(),
        List.of(),
        0,
        new CompletableFuture<>());
  }

  public static Batch deleting(Store.Claim claim) {
    return new Batch(
        Optional.of(claim),
        List.of(),
        List.of(),
        Store.Waiting.SAME,
        List.of(claim.table()),
        List.of(),
        0,
        new CompletableFuture<>());
  }

  /// About how many rows it writes.
  int size() {
    return rows.size() + putOffs.size() + deleted.size() + statements.size();
  }

  /// What has no effect, by which a store notices that it works again.
  public static Batch probing() {
    List<String> nothing = List.of(".");
    return appending(Optional.empty(), List.of(), new Store.Waiting(nothing, nothing), 0);
  }

  /// Writes all of a group, one kind after the other.
  public static void write(Handle transaction, List<Batch> group) {
    append(transaction, group);
    putOff(transaction, group);
    wait(transaction, group);
    due(transaction, group);
    delete(transaction, group);
    group.forEach(batch -> batch.statements().forEach(each -> each.accept(transaction)));
  }

  /// By JDBC itself: these are most of all that is written, and a fifth of all that a busy server
  /// allocated was for Jdbi's bindings of them.
  private static void append(Handle transaction, List<Batch> group) {
    List<Store.Row> rows = all(group, Batch::rows);
    if (rows.isEmpty()) {
      return;
    }
    try (PreparedStatement insert =
        transaction
            .getConnection()
            .prepareStatement("insert into log (id, seq, at, body) values (?, ?, ?, ?)")) {
      for (Store.Row row : rows) {
        insert.setString(1, row.table());
        insert.setInt(2, row.seq());
        insert.setLong(3, row.at());
        insert.setString(4, EntryText.write(row.entry()));
        insert.addBatch();
      }
      insert.executeBatch();
    } catch (SQLException e) {
      throw new Unwritten(e);
    }
  }

  private static void putOff(Handle transaction, List<Batch> group) {
    each(
        transaction,
        "insert into put_off (id, seat, until) values (:id, :seat, :until)"
            + " on conflict (id, seat) do update set until = excluded.until",
        all(group, Batch::putOffs),
        (upsert, putOff) ->
            upsert
                .bind("id", putOff.table())
                .bind("seat", putOff.seat())
                .bind("until", putOff.until()));
  }

  private static void wait(Handle transaction, List<Batch> group) {
    List<At> begins = new ArrayList<>();
    for (Batch batch : group) {
      batch.waiting().begins().forEach(id -> begins.add(new At(id, batch.at())));
    }
    at(transaction, "waiting", begins);
    delete(transaction, "waiting where id", all(group, batch -> batch.waiting().ends()));
  }

  /// A table is in one batch of a group at most: it waits for one before it writes the next.
  private static void due(Handle transaction, List<Batch> group) {
    List<At> times = new ArrayList<>();
    List<String> none = new ArrayList<>();
    for (Store.Due due : all(group, batch -> batch.waiting().due())) {
      due.at()
          .ifPresentOrElse(at -> times.add(new At(due.table(), at)), () -> none.add(due.table()));
    }
    at(transaction, "due", times);
    delete(transaction, "due where id", none);
  }

  /// When something is to happen to a table, in milliseconds since 1970.
  private record At(String id, long at) {}

  private static void at(Handle transaction, String rows, List<At> tables) {
    each(
        transaction,
        "insert into "
            + rows
            + " (id, at) values (:id, :at)"
            + " on conflict (id) do update set at = excluded.at",
        tables,
        (upsert, table) -> upsert.bind("id", table.id()).bind("at", table.at()));
  }

  private static void delete(Handle transaction, List<Batch> group) {
    List<String> tables = all(group, Batch::deleted);
    for (String where :
        List.of(
            "log where id",
            "put_off where id",
            "prepared where id",
            "waiting where id",
            "due where id",
            "talk where id",
            // The order first: whoever finishes the review waits at its row ([SqlReviews]).
            "review_job where id",
            "review where id",
            "noted where table_id",
            "outgoing where table_id",
            "subscriber where table_id")) {
      delete(transaction, where, tables);
    }
  }

  /// Deletes what a store keeps besides of the tables that a group deletes.
  ///
  /// @param where rows and their column with the table's id, as in `owner where id`
  public static void deleteToo(Handle transaction, String where, List<Batch> group) {
    delete(transaction, where, all(group, Batch::deleted));
  }

  private static void delete(Handle transaction, String where, List<String> tables) {
    each(
        transaction,
        "delete from " + where + " = :id",
        tables,
        (remove, table) -> remove.bind("id", table));
  }

  private static <T> List<T> all(List<Batch> group, Function<Batch, List<T>> part) {
    List<T> all = new ArrayList<>();
    for (Batch batch : group) {
      all.addAll(part.apply(batch));
    }
    return all;
  }

  /// Executes a statement for each of some values. Where there are none it is not prepared either:
  /// hundreds of transactions a second would prepare a dozen of them in vain.
  private static <T> void each(
      Handle transaction, String sql, List<T> values, BiConsumer<PreparedBatch, T> binding) {
    if (values.isEmpty()) {
      return;
    }
    PreparedBatch batch = transaction.prepareBatch(sql);
    for (T value : values) {
      binding.accept(batch, value);
      batch.add();
    }
    batch.execute();
  }

  /// The database has failed, or refused a row; its own exception is the cause.
  private static final class Unwritten extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unwritten(SQLException cause) {
      super(cause.getMessage(), cause);
    }
  }
}
