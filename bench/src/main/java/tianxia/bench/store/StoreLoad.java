package tianxia.bench.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.StoreOpener;
import tianxia.server.store.StoreProvider;

/// Several stores on one database, each with tables that write one entry after the other, as fast
/// as they are acknowledged; then all tables are claimed, as after the end of a node.
///
/// `StoreLoad postgresql://host:port/database [nodes=2] [tables=100] [seconds=10] [events=3]`:
/// tables of each node; events of an entry, each a line of about 20 bytes.
public final class StoreLoad {
  private final List<Store> stores = new ArrayList<>();
  private final int tables;
  private final long nanos;
  private final List<String> events = new ArrayList<>();
  private final String run = UUID.randomUUID().toString().substring(0, 8);
  private final LongAdder written = new LongAdder();

  private StoreLoad(StoreOpener opener, Map<String, Integer> options) {
    for (int node = 0; node < options.getOrDefault("nodes", 0); node++) {
      stores.add(
          opener.open((part, cause) -> {
            throw new IllegalStateException(part, cause);
          }));
    }
    tables = options.getOrDefault("tables", 0);
    nanos = options.getOrDefault("seconds", 0) * 1_000_000_000L;
    for (int i = 0; i < options.getOrDefault("events", 0); i++) {
      events.add("1 an-action-of-20-" + i);
    }
  }

  /// Runs it and prints one figure a line.
  public static void main(String... args) throws Exception {
    Map<String, Integer> options =
        new HashMap<>(Map.of("nodes", 2, "tables", 100, "seconds", 10, "events", 3));
    for (String arg : List.of(args).subList(Math.min(1, args.length), args.length)) {
      int equals = Math.max(0, arg.indexOf('='));
      String name = arg.substring(0, equals);
      if (!options.containsKey(name)) {
        throw new IllegalArgumentException("unknown: " + arg);
      }
      options.put(name, Integer.valueOf(arg.substring(equals + 1)));
    }
    if (args.length == 0) {
      System.err.println("An address of a database is needed: postgresql://host:port/database");
      System.exit(2);
    }
    StoreOpener opener = StoreProvider.of("postgresql").orElseThrow().at(args[0], System.getenv());
    try {
      new StoreLoad(opener, options).run();
      System.exit(0);
    } catch (ExecutionException e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private void run() throws Exception {
    onAllTables(this::begin);
    double cost = DatabaseCost.seconds();
    long from = System.nanoTime();
    onAllTables((store, table) -> write(store, table, from));
    double time = (System.nanoTime() - from) / 1e9;
    cost = DatabaseCost.seconds() - cost;
    System.out.printf(
        "%d nodes with %d tables each: %,.0f entries a second; the database used %.0f µs of processor for each%n",
        stores.size(), tables, written.sum() / time, 1e6 * cost / written.sum());

    cost = DatabaseCost.seconds();
    long claiming = System.nanoTime();
    onAllTables((store, table) -> store.claim(table));
    time = (System.nanoTime() - claiming) / 1e9;
    cost = DatabaseCost.seconds() - cost;
    long all = (long) stores.size() * tables;
    System.out.printf(
        "%,d tables of %,d entries claimed in %.2f s, %.0f µs of the database's processor for each%n",
        all, written.sum() / all, time, 1e6 * cost / all);
    stores.forEach(Store::close);
  }

  private void begin(Store store, String table) {
    store.append(List.of(new Store.Row(table, 1, 0, entry(table, 1))));
  }

  private void write(Store store, String table, long from) {
    Store.Claim claim = store.claim(table).claim();
    for (int seq = 2; System.nanoTime() - from < nanos; seq++) {
      Store.Row row = new Store.Row(table, seq, 0, entry(table, seq));
      store.append(claim, List.of(row), Store.Waiting.SAME, 0);
      written.increment();
    }
  }

  private Entry entry(String table, int seq) {
    return new Entry.Played(table + "-" + seq, 1, events);
  }

  private interface OnTable {
    void run(Store store, String table);
  }

  private void onAllTables(OnTable job) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> running = new ArrayList<>();
      for (int node = 0; node < stores.size(); node++) {
        Store store = stores.get(node);
        for (int i = 0; i < tables; i++) {
          String table = run + "-" + node + "-" + i;
          running.add(threads.submit(() -> job.run(store, table)));
        }
      }
      for (Future<?> each : running) {
        each.get();
      }
    }
  }
}
