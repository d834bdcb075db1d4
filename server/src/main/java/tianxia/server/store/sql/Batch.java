package tianxia.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
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

  private static void append(Handle transaction, List<Batch> group) {
    PreparedBatch insert =
        transaction.prepareBatch(
            "insert into log (id, seq, at, body) values (:id, :seq, :at, :body)");
    for (Batch batch : group) {
      for (Store.Row row : batch.rows()) {
        insert
            .bind("id", row.table())
            .bind("seq", row.seq())
            .bind("at", row.at())
            .bind("body", EntryText.write(row.entry()))
            .add();
      }
    }
    insert.execute();
  }

  private static void putOff(Handle transaction, List<Batch> group) {
    PreparedBatch upsert =
        transaction.prepareBatch(
            "insert into put_off (id, seat, until) values (:id, :seat, :until)"
                + " on conflict (id, seat) do update set until = excluded.until");
    for (Batch batch : group) {
      for (Store.PutOff putOff : batch.putOffs()) {
        upsert
            .bind("id", putOff.table())
            .bind("seat", putOff.seat())
            .bind("until", putOff.until())
            .add();
      }
    }
    upsert.execute();
  }

  private static void wait(Handle transaction, List<Batch> group) {
    PreparedBatch upsert =
        transaction.prepareBatch(
            "insert into waiting (id, at) values (:id, :at)"
                + " on conflict (id) do update set at = excluded.at");
    PreparedBatch remove = transaction.prepareBatch("delete from waiting where id = :id");
    for (Batch batch : group) {
      batch.waiting().begins().forEach(id -> upsert.bind("id", id).bind("at", batch.at()).add());
      batch.waiting().ends().forEach(id -> remove.bind("id", id).add());
    }
    upsert.execute();
    remove.execute();
  }

  private static void due(Handle transaction, List<Batch> group) {
    PreparedBatch upsert =
        transaction.prepareBatch(
            "insert into due (id, at) values (:id, :at)"
                + " on conflict (id) do update set at = excluded.at");
    PreparedBatch remove = transaction.prepareBatch("delete from due where id = :id");
    // A table is in one batch of a group at most: it waits for one before it writes the next.
    for (Batch batch : group) {
      for (Store.Due due : batch.waiting().due()) {
        due.at()
            .ifPresentOrElse(
                at -> upsert.bind("id", due.table()).bind("at", at).add(),
                () -> remove.bind("id", due.table()).add());
      }
    }
    upsert.execute();
    remove.execute();
  }

  private static void delete(Handle transaction, List<Batch> group) {
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
      PreparedBatch remove = transaction.prepareBatch("delete from " + where + " = :id");
      group.forEach(batch -> batch.deleted().forEach(id -> remove.bind("id", id).add()));
      remove.execute();
    }
  }
}
