package tianxia.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;

/// What monitoring reads of a server, and that it tells nothing of who plays.
class MetricsTest {
  private static final String NONCE = "0f".repeat(16);

  @TempDir Path data;

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private Server start(Optional<InetSocketAddress> metrics) {
    return Server.start(ServerConfig.local(data).withPort(0).withMetrics(metrics));
  }

  private static String send(int port, HttpRequest.Builder request, String path) {
    URI uri = URI.create("http://127.0.0.1:" + port + path);
    try {
      return HTTP.send(request.uri(uri).build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String get(int port, String path) {
    return send(port, HttpRequest.newBuilder().GET(), path);
  }

  private static String post(int port, String path, String token, String body) {
    return send(
        port,
        HttpRequest.newBuilder()
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + token),
        path);
  }

  private static String found(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group(1);
  }

  @Test
  void aGameIsCountedAndNobodyIsNamed() {
    try (Server server =
        start(Optional.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)))) {
      int port = server.port();
      String made =
          post(
              port,
              "/api/tables",
              "x",
              """
              {"game":"contrees","seats":[{"kind":"me","name":"Zenobia","nonce":"%s"},
               {"kind":"me","name":"Yolanda","nonce":"%s"}]}
              """
                  .formatted(NONCE, NONCE));
      String table = found(made, "\"table\":\"([^\"]+)\"");
      List<String> tokens =
          List.of(found(made, "\"1\":\"([^\"]+)\""), found(made, "\"2\":\"([^\"]+)\""));
      for (String action : List.of("nonsense", "A1")) {
        String frame = send(port, reading(tokens.getFirst()), "/api/tables/" + table + "/frame");
        String legal = found(frame, "\"legal\":\\[\"([^\"]+)\"");
        post(
            port,
            "/api/tables/" + table + "/commands",
            tokens.getFirst(),
            "{\"type\":\"play\",\"id\":\"%s\",\"seq\":%s,\"actions\":[\"%s\"]}"
                .formatted(
                    action,
                    found(frame, "\"seq\":([0-9]+)"),
                    action.equals("nonsense") ? action : legal));
      }
      String told = get(server.metricsPort().orElseThrow(), "/metrics");
      assertThat(told)
          .contains(
              "tianxia_requests_total{kind=\"make\",outcome=\"done\"} 1.0",
              "tianxia_commands_seconds_count{kind=\"play\",outcome=\"illegal\"} 1",
              "tianxia_commands_seconds_count{kind=\"play\",outcome=\"done\"} 1",
              "tianxia_store_writes_seconds_count{outcome=\"done\"} 2",
              "tianxia_tables 1.0",
              "tianxia_sockets 0.0",
              "tianxia_seats 0.0",
              "tianxia_spectators 0.0",
              "tianxia_shown_seconds_count 0",
              "tianxia_reviews 0.0",
              "tianxia_computers_waiting 0.0",
              "tianxia_healthy 1.0",
              "tianxia_limited_total{kind=\"table\"} 0.0",
              "jvm_memory_used_bytes");
      assertThat(Double.parseDouble(found(told, "\ntianxia_store_size_bytes ([0-9.E]+)")))
          .isPositive();
      assertThat(told).contains(names("dashboard.json"));
      assertThat(told).contains(names("alerts.yml"));
      assertThat(told).doesNotContain(table, "Zenobia", "Yolanda", "127.0.0.1");
      assertThat(tokens).noneMatch(told::contains);
      assertThat(get(port, "/metrics")).doesNotContain("tianxia_tables");
      // Some come with the first collection of garbage.
      assertThat(labels(told))
          .contains("kind", "outcome", "le")
          .isSubsetOf("kind", "outcome", "le", "area", "id", "state", "action", "cause", "gc");
    }
  }

  private static HttpRequest.Builder reading(String token) {
    return HttpRequest.newBuilder().GET().header("Authorization", "Bearer " + token);
  }

  /// The metrics that a file under `docs/monitoring` asks for.
  private static Set<String> names(String file) {
    Set<String> names = new TreeSet<>();
    try {
      Matcher name =
          Pattern.compile("\\b(tianxia|jvm|process|system)_[a-z_]+")
              .matcher(Files.readString(Path.of("..", "docs", "monitoring", file)));
      while (name.find()) {
        names.add("\n" + name.group());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(names).hasSizeGreaterThan(5);
    return names;
  }

  /// The names of all labels: whoever adds one decides whether it may be told.
  private static Set<String> labels(String told) {
    Set<String> names = new TreeSet<>();
    Matcher label = Pattern.compile("[{,]([a-z_]+)=\"").matcher(told);
    while (label.find()) {
      names.add(label.group(1));
    }
    return names;
  }

  @Test
  void withoutAnAddressNothingIsTold() {
    try (Server server = start(Optional.empty())) {
      assertThat(server.metricsPort()).isEmpty();
      assertThat(get(server.port(), "/metrics")).doesNotContain("jvm_memory");
    }
  }

  @Test
  void aTakenPortIsSaid() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      InetSocketAddress at =
          new InetSocketAddress(InetAddress.getLoopbackAddress(), taken.getLocalPort());
      assertThatThrownBy(() -> start(Optional.of(at)))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("port " + taken.getLocalPort());
    }
    // All was released.
    start(Optional.empty()).close();
  }
}
