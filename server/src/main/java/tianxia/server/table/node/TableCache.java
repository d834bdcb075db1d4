package tianxia.server.table.node;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Quoted;
import tianxia.server.store.Store;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableReplay;
import tianxia.server.table.worker.TableContext;
import tianxia.server.table.worker.TableWorker;

/// The tables in memory: each at most once, loaded by whoever asks first.
final class TableCache {
  private static final int MAX_ID_LENGTH = 64;

  /// A table that is loaded or being loaded. Its worker is started once it can be found here: one
  /// that ended before would not be forgotten, and shown for ever as it was then.
  private static final class Slot extends FutureTask<Optional<TableWorker>> {
    Slot(Callable<Optional<TableWorker>> load) {
      super(load);
    }

    @Override
    protected void done() {
      if (state() == State.SUCCESS) {
        resultNow().ifPresent(TableWorker::start);
      }
    }
  }

  private final Catalogue catalogue;
  private final TableContext context;
  private final ConcurrentHashMap<String, Slot> slots = new ConcurrentHashMap<>();

  TableCache(Catalogue catalogue, TableContext context) {
    this.catalogue = catalogue;
    this.context = context;
  }

  /// The table, loaded if need be; empty if there is none.
  ///
  /// @throws Store.Failure if it can't be loaded
  Optional<TableWorker> table(String id) {
    if (id.isEmpty() || id.length() > MAX_ID_LENGTH) {
      return Optional.empty();
    }
    Slot slot = slots.computeIfAbsent(id, key -> new Slot(() -> load(context.store().claim(key))));
    slot.run();
    try {
      Optional<TableWorker> table = slot.get();
      if (table.isEmpty()) {
        slots.remove(id, slot);
      }
      return table;
    } catch (ExecutionException e) {
      slots.remove(id, slot);
      if (e.getCause() instanceof Store.OtherRules other) {
        throw other;
      }
      throw Store.Failure.because("table " + Quoted.of(id) + " can't be loaded", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Store.Failure("interrupted while loading a table", e);
    }
  }

  /// A table that was just begun.
  ///
  /// @throws Store.Failure if it can't be loaded
  Optional<TableWorker> begun(Store.Claimed begun) {
    String id = begun.claim().table();
    slots.computeIfAbsent(id, key -> new Slot(() -> load(begun)));
    // Somebody may have asked for it just before it was there.
    return table(id).or(() -> table(id));
  }

  /// The table, if it is in memory.
  Optional<TableWorker> live(String id) {
    Slot slot = slots.get(id);
    return slot != null && slot.state() == Future.State.SUCCESS
        ? slot.resultNow()
        : Optional.empty();
  }

  /// Forgets a table that takes no more jobs.
  void forget(String id, TableWorker gone) {
    slots.computeIfPresent(
        id,
        (key, slot) ->
            slot.state() == Future.State.SUCCESS
                    && slot.resultNow().filter(table -> table == gone).isPresent()
                ? null
                : slot);
  }

  /// How many tables are in memory or being loaded.
  int size() {
    return slots.size();
  }

  /// The tables in memory now.
  List<TableWorker> all() {
    List<TableWorker> all = new ArrayList<>();
    slots
        .values()
        .forEach(slot -> {
          if (slot.state() == Future.State.SUCCESS) {
            slot.resultNow().ifPresent(all::add);
          }
        });
    return all;
  }

  private Optional<TableWorker> load(Store.Claimed claimed) {
    if (claimed.rows().isEmpty()) {
      return Optional.empty();
    }
    String id = claimed.claim().table();
    TableWorker[] self = new TableWorker[1];
    TableWorker table =
        new TableWorker(
            TableReplay.of(catalogue, id, claimed.rows()),
            SeatPlans.of(claimed),
            claimed.claim(),
            context,
            () -> forget(id, self[0]));
    self[0] = table;
    return Optional.of(table);
  }
}
