package tianxia.server.store.sqlite;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.sql.Batch;
import tianxia.server.store.sql.GroupCommit;

/// The connection that writes. After a failure it is replaced: the next batch gets a new one, so
/// that the store recovers when its disk does.
final class WriteConnection implements GroupCommit.Target {
  private final Jdbi jdbi;
  private final StoreHealth condition;
  private final DatabaseLocation place;
  private @Nullable Handle handle;

  /// @param place checked before anything counts as written
  /// @param condition is told what becomes of each attempt
  WriteConnection(Jdbi jdbi, DatabaseLocation place, StoreHealth condition) {
    this.jdbi = jdbi;
    this.place = place;
    this.condition = condition;
    this.handle = jdbi.open();
  }

  @Override
  public void write(List<Batch> group) {
    try {
      Handle open = handle == null ? jdbi.open() : handle;
      handle = open;
      open.useTransaction(transaction -> Batch.write(transaction, group));
      place.check();
      condition.wrote();
    } catch (RuntimeException e) {
      if (!DatabaseDiagnosis.isConflict(e)) {
        condition.notWritten(e);
        close();
      }
      throw e;
    }
  }

  @Override
  public boolean ofOneBatch(RuntimeException failure) {
    return !DatabaseDiagnosis.isOfDatabase(failure);
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
