package tianxia.server.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter.MeterProvider;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import tianxia.server.computer.Computers;
import tianxia.server.http.HttpServer;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.notice.NoticeService;
import tianxia.server.review.Reviews;
import tianxia.server.store.Store;
import tianxia.server.table.node.LocalTables;

/// What monitoring may read of a server, in the format of Prometheus. Labels have a bounded number
/// of values, which tell nothing of who plays what: no names, tokens, tables or addresses.
final class Metrics {
  /// The bounds of the histograms: what people notice, and what they complain about.
  private static final Duration[] BOUNDS = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(25),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofMillis(2500)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final MeterProvider<Timer> commands =
      timer("tianxia.commands", "from a command to its answer, when it is durable");
  private final MeterProvider<Timer> writes =
      timer("tianxia.store.writes", "from a write to the store until it is durable");

  private final Timer shown =
      Timer.builder("tianxia.shown")
          .description("from a move that is durable until it is written to a socket")
          .serviceLevelObjectives(BOUNDS)
          .register(registry);

  private final AtomicInteger seats = new AtomicInteger();
  private final AtomicInteger spectators = new AtomicInteger();

  /// Lives as long as the process: what it listens to is never closed.
  private final JvmGcMetrics collections = new JvmGcMetrics();

  Metrics() {
    collections.bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    gauge("tianxia.seats", "sockets that show a table to a seat", seats::get);
    gauge("tianxia.spectators", "sockets that show a table to a spectator", spectators::get);
  }

  /// Also tells of these parts from now on.
  void watch(LocalTables tables, Computers computers, Reviews reviews, HttpServer web) {
    gauge("tianxia.tables", "tables in memory", tables::loaded);
    gauge("tianxia.sockets", "open sockets, also of lists and news", web::socketCount);
    gauge("tianxia.connections", "open connections, sockets included", web::connectionCount);
    gauge("tianxia.computers.thinking", "computer players that think now", computers::thinking);
    gauge("tianxia.computers.waiting", "computer players that wait to think", computers::waiting);
    gauge("tianxia.reviews", "reviews that wait or are made", reviews::unfinished);
    gauge(
        "tianxia.healthy",
        "1, or 0 while the store fails",
        () -> tables.trouble().isEmpty() ? 1 : 0);
    pictures(web, "tianxia.pictures.made", "pictures of links drawn", HttpServer::picturesMade);
    pictures(
        web,
        "tianxia.pictures.refused",
        "pictures refused, since too many waited",
        HttpServer::picturesRefused);
    for (Kind kind : Kind.values()) {
      FunctionCounter.builder("tianxia.limited", web, each -> each.refused(kind))
          .description("refused to addresses that had had their share")
          .tag("kind", kind.name().toLowerCase(Locale.ROOT))
          .register(registry);
    }
  }

  /// Also tells how large the store is.
  void watch(Store store) {
    Gauge.builder("tianxia.store.size", store, each -> each.room().bytes())
        .baseUnit("bytes")
        .strongReference(true)
        .description("what is stored")
        .register(registry);
  }

  /// Also tells of notices from now on.
  void watch(NoticeService notices) {
    counter(notices, "tianxia.notices.delivered", "notices delivered", NoticeService::delivered);
    counter(
        notices, "tianxia.notices.failed", "attempts to send one in vain", NoticeService::failed);
  }

  private void pictures(
      HttpServer of, String name, String description, ToDoubleFunction<HttpServer> value) {
    FunctionCounter.builder(name, of, value).description(description).register(registry);
  }

  private void counter(
      NoticeService of, String name, String description, ToDoubleFunction<NoticeService> value) {
    FunctionCounter.builder(name, of, value).description(description).register(registry);
  }

  private void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  /// A command or preview was answered.
  ///
  /// @param kind of the message
  /// @param outcome `done`, `previewed`, or the code of the refusal
  void command(String kind, String outcome, long nanos) {
    commands.withTags("kind", kind, "outcome", outcome).record(nanos, TimeUnit.NANOSECONDS);
  }

  /// A frame with a move was written to a socket.
  ///
  /// @param since when it could be shown, by [System#nanoTime]; 0 where there was no move
  void shown(long since) {
    if (since != 0) {
      shown.record(System.nanoTime() - since, TimeUnit.NANOSECONDS);
    }
  }

  /// More, or fewer, sockets show a table to a viewer of this kind.
  ///
  /// @param viewer a seat, or 0 for a spectator
  void watching(int viewer, int change) {
    (viewer == 0 ? spectators : seats).addAndGet(change);
  }

  /// A request for a new table, or for a seat, was answered.
  ///
  /// @param kind `make` or `join`
  /// @param outcome `done`, or the code of the problem
  void request(String kind, String outcome) {
    registry.counter("tianxia.requests", "kind", kind, "outcome", outcome).increment();
  }

  /// The store was written to.
  ///
  /// @param written false if it failed
  void stored(boolean written, long nanos) {
    writes.withTag("outcome", written ? "done" : "failed").record(nanos, TimeUnit.NANOSECONDS);
  }

  private MeterProvider<Timer> timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(BOUNDS)
        .withRegistry(registry);
  }

  /// All of them as text.
  String text() {
    return registry.scrape();
  }
}
