package tianxia.server.table.node;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// What is done to tables whose time has come, and who sees to it.
///
/// @param turn whether it is this server that looks for them
/// @param act has it done to one by its owner, if its time really has come; tells whether it was
record Errand(BooleanSupplier turn, Predicate<String> act) {

  /// One server alone looks for them and owns them.
  static Errand alone(Predicate<String> act) {
    return new Errand(() -> true, act);
  }

  /// Has it done to those of some tables to which it is to be: concurrently, so that they share a
  /// commit.
  ///
  /// @return to how many it was
  int on(List<String> due) {
    AtomicInteger done = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (String table : due) {
        threads.execute(() -> {
          if (act.test(table)) {
            done.incrementAndGet();
          }
        });
      }
    }
    return done.get();
  }
}
