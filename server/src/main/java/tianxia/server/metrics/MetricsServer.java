package tianxia.server.metrics;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.IntFunction;
import tianxia.server.computer.Computers;
import tianxia.server.http.HttpServer;
import tianxia.server.http.connection.Listener;
import tianxia.server.notice.NoticeService;
import tianxia.server.review.Reviews;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Tells [Metrics] at an address of its own, `GET /metrics`, apart from the players': a host
/// decides who reaches it.
public final class MetricsServer implements Monitoring {
  private static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final Metrics metrics;
  private final Listener listening;

  private MetricsServer(Metrics metrics, Listener listening) {
    this.metrics = metrics;
    this.listening = listening;
  }

  /// Starts to listen.
  ///
  /// @param failures is told when the port can't be listened on any more
  /// @throws UncheckedIOException if it can't be now
  public static MetricsServer start(InetSocketAddress at, FatalFailureListener failures) {
    if (at.isUnresolved()) {
      throw new UncheckedIOException(
          new IOException("--metrics: unknown host " + at.getHostString()));
    }
    Metrics metrics = new Metrics();
    IntFunction<WebServer> servers =
        port ->
            WebServer.builder()
                .address(at.getAddress())
                .port(port)
                .shutdownHook(false)
                .routing(routing ->
                    routing.get(
                        "/metrics",
                        (request, response) ->
                            response.header(HeaderNames.CONTENT_TYPE, TYPE).send(metrics.text())))
                .build();
    return new MetricsServer(
        metrics, Listener.start(servers, at.getAddress(), at.getPort(), failures));
  }

  @Override
  public Store timed(Store store) {
    metrics.watch(store);
    return new TimedStore(store, metrics);
  }

  @Override
  public Tables timed(Tables tables) {
    return new TimedTables(tables, metrics);
  }

  @Override
  public void watch(
      LocalTables tables,
      Computers computers,
      Reviews reviews,
      HttpServer web,
      Optional<NoticeService> notices) {
    metrics.watch(tables, computers, reviews, web);
    notices.ifPresent(metrics::watch);
  }

  @Override
  public Optional<Integer> port() {
    return Optional.of(listening.port());
  }

  @Override
  public void close() {
    listening.close();
  }
}
