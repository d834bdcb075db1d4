package tianxia.server.table;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// Who deletes tables whose time is over.
///
/// @param turn whether it is this server that looks for them
/// @param delete has one deleted, if its time really is over and nobody is present; tells whether
///   it is gone
record Deletion(BooleanSupplier turn, Predicate<String> delete) {

  /// One server alone looks for them and deletes them.
  static Deletion alone(Predicate<String> delete) {
    return new Deletion(() -> true, delete);
  }

  /// Deletes those of some tables that may be: concurrently, so that they share a commit.
  ///
  /// @return how many are gone
  int of(List<String> due) {
    AtomicInteger gone = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (String table : due) {
        threads.execute(() -> {
          if (delete.test(table)) {
            gone.incrementAndGet();
          }
        });
      }
    }
    return gone.get();
  }
}
