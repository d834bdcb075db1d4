package tianxia.server.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.vital.Vital;

/// The one writer of the store: a thread that puts all that waits, of however many tables, into one
/// transaction, since syncing to disk costs far more than writing.
final class GroupCommit implements AutoCloseable {
  private static final int MOST_ROWS = 1000;
  private static final String INSERT =
      "insert into log (id, seq, at, body) values (:id, :seq, :at, :body)";
  private static final String UPSERT =
      "insert into put_off (id, seat, until) values (:id, :seat, :until)"
          + " on conflict (id, seat) do update set until = excluded.until";

  /// What stands or falls together.
  private record Batch(
      List<Store.Row> rows, List<Store.PutOff> putOffs, CompletableFuture<Void> done) {}

  private final Handle handle;
  private final Thread thread;
  private final Deque<Batch> waiting = new ArrayDeque<>();
  private boolean closed;

  private final Vital vital;

  GroupCommit(Jdbi jdbi, Vital vital) {
    this.vital = vital;
    handle = jdbi.open();
    thread = Thread.ofPlatform().name("store-writer").start(this::run);
  }

  void append(List<Store.Row> rows) {
    commit(new Batch(List.copyOf(rows), List.of(), new CompletableFuture<>()));
  }

  void putOff(Store.PutOff putOff) {
    commit(new Batch(List.of(), List.of(putOff), new CompletableFuture<>()));
  }

  private void commit(Batch batch) {
    synchronized (waiting) {
      if (closed) {
        throw new Store.Failure("the store is closed");
      }
      waiting.add(batch);
      waiting.notifyAll();
    }
    try {
      batch.done().join();
    } catch (CompletionException e) {
      throw new Store.Failure("nothing was written", e);
    }
  }

  private void run() {
    try {
      serve();
    } catch (Throwable e) {
      vital.lost("the store's writer", e);
      throw e;
    }
  }

  private void serve() {
    for (List<Batch> group = take(); !group.isEmpty(); group = take()) {
      try {
        write(group);
        group.forEach(batch -> batch.done().complete(null));
      } catch (JdbiException e) {
        // One of them is at fault, or the disk is: each on its own, so that no table suffers for
        // another.
        group.forEach(this::alone);
      }
    }
  }

  private void alone(Batch batch) {
    try {
      write(List.of(batch));
      batch.done().complete(null);
    } catch (JdbiException e) {
      batch.done().completeExceptionally(e);
    }
  }

  private void write(List<Batch> group) {
    handle.useTransaction(transaction -> {
      append(transaction, group);
      putOff(transaction, group);
    });
  }

  private static void append(Handle transaction, List<Batch> group) {
    PreparedBatch insert = transaction.prepareBatch(INSERT);
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
    PreparedBatch upsert = transaction.prepareBatch(UPSERT);
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

  /// What waits; empty once closed and done.
  private List<Batch> take() {
    List<Batch> group = new ArrayList<>();
    synchronized (waiting) {
      while (waiting.isEmpty() && !closed) {
        try {
          waiting.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException("nobody interrupts the writer", e);
        }
      }
      int rows = 0;
      while (!waiting.isEmpty() && rows < MOST_ROWS) {
        Batch batch = waiting.remove();
        rows += batch.rows().size() + batch.putOffs().size();
        group.add(batch);
      }
    }
    return group;
  }

  /// Writes what waits, and ends.
  @Override
  public void close() {
    synchronized (waiting) {
      closed = true;
      waiting.notifyAll();
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    handle.close();
  }
}
