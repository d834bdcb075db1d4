package tianxia.postgres;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import tianxia.postgres.PostgresDiagnosis.DatabaseFailure;
import tianxia.server.store.Store;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.sql.Batch;
import tianxia.server.store.sql.GroupCommit;

/// The connection that writes. Each transaction first locks the owners of its tables and compares
/// the epochs, so nobody can claim one of them until it has ended. After a failure the connection
/// is replaced: the next batch gets a new one, so that the store recovers when its database does.
final class FencedConnection implements GroupCommit.Target {
  private final Jdbi jdbi;
  private final StoreHealth condition;
  private @Nullable Handle handle;

  /// @param condition is told what becomes of each attempt
  FencedConnection(Jdbi jdbi, StoreHealth condition) {
    this.jdbi = jdbi;
    this.condition = condition;
    this.handle = open();
  }

  private Handle open() {
    Handle open = jdbi.open();
    open.createQuery(PostgresDatabase.DURABLE).mapTo(String.class).list();
    return open;
  }

  @Override
  public void write(List<Batch> group) {
    try {
      Handle open = handle == null ? open() : handle;
      handle = open;
      open.useTransaction(transaction -> {
        checkOwner(transaction, group);
        Batch.write(transaction, group);
        Batch.deleteToo(transaction, "owner where id", group);
      });
      condition.wrote();
    } catch (Store.Lost e) {
      throw e;
    } catch (RuntimeException e) {
      RuntimeException failure = PostgresDiagnosis.mentionable(e);
      if (!ofOneBatch(failure)) {
        condition.notWritten(e);
        close();
      }
      throw failure;
    }
  }

  /// Locks the owners of all tables that are written to, in the order of their ids.
  ///
  /// @throws Store.Lost if one of them is another
  private static void checkOwner(Handle transaction, List<Batch> group) {
    TreeMap<String, Long> held = new TreeMap<>();
    for (Batch batch : group) {
      Optional<Store.Claim> claim = batch.claim();
      if (claim.isPresent()) {
        Long other = held.put(claim.get().table(), claim.get().epoch());
        if (other != null && other != claim.get().epoch()) {
          throw new Store.Lost(claim.get().table());
        }
      }
    }
    if (held.isEmpty()) {
      return;
    }
    Map<String, Long> found =
        transaction
            .createQuery(
                "select id, epoch from owner where id = any(:ids) order by id for no key update")
            .bindArray("ids", String.class, held.navigableKeySet())
            .reduceRows(
                new TreeMap<>(),
                (all, row) -> {
                  all.put(row.getColumn("id", String.class), row.getColumn("epoch", Long.class));
                  return all;
                });
    held.forEach((table, epoch) -> {
      if (!epoch.equals(found.get(table))) {
        throw new Store.Lost(table);
      }
    });
  }

  @Override
  public boolean ofOneBatch(RuntimeException failure) {
    return !(failure instanceof DatabaseFailure database) || database.ofWhatWasWritten();
  }

  @Override
  public void close() {
    Handle open = handle;
    handle = null;
    if (open != null) {
      open.close();
    }
  }
}
