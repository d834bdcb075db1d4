package tianxia.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.testkit.proof.Proves;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// Two servers at which the same is done, at tables that differ in what one seat has chosen and
/// holds: their logs, of every level, their metrics, and what they refuse, are the same but for
/// times and ids.
final class TwinServersTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String NONCE = "0f".repeat(16);
  private static final String TABLE =
      """
      {"game":"sun-tzu","options":{"warlords":"on"},"seats":[
       {"kind":"me","name":"Zenobia","nonce":"%1$s"},{"kind":"me","name":"Yolanda","nonce":"%1$s"}]}
      """
          .formatted(NONCE);

  private static final Pattern TIMES = Pattern.compile("^\\w+_seconds_(bucket|sum|max)[{ ]");

  @TempDir Path data;

  /// What others than the first seat may read of one server.
  private record Told(List<String> logged, List<String> counted, List<String> answered) {}

  private static final class Recorder extends Handler {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void publish(LogRecord line) {
      lines.add(line.getLevel() + " " + line.getLoggerName() + " " + line.getMessage());
      Stream.iterate(line.getThrown(), Objects::nonNull, Throwable::getCause)
          .forEach(cause -> lines.add("  because of " + cause));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  @Proves("GEN-4")
  void neitherLogNorMetricsNorErrorsTellWhatASeatHolds() {
    Told first = told("feint");
    assertThat(first.logged()).isNotEmpty();
    assertThat(first.counted())
        .anyMatch(line -> line.contains("outcome=\"illegal\"") && line.endsWith(" 2"))
        .anyMatch(line -> line.contains("kind=\"preview\""));
    for (String other : List.of("march", "reinforce")) {
      assertThat(told(other)).as(other).isEqualTo(first);
    }
  }

  private Told told(String warlord) {
    Logger logger = Logger.getLogger("tianxia");
    Level level = logger.getLevel();
    Recorder recorder = new Recorder();
    recorder.setLevel(Level.ALL);
    logger.addHandler(recorder);
    logger.setLevel(Level.ALL);
    ServerConfig config =
        ServerConfig.local(data.resolve(warlord))
            .withPort(0)
            .withMetrics(Optional.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
    try (Server server = Server.start(config)) {
      Played played = new Played(server.port());
      played.all(warlord);
      String metrics = read(server.metricsPort().orElseThrow(), "/metrics", "");
      return new Told(
          recorder.lines.stream().map(played::plain).toList(),
          metrics.lines().filter(TwinServersTest::counts).toList(),
          played.answered);
    } finally {
      logger.removeHandler(recorder);
      logger.setLevel(level);
    }
  }

  /// Whether it tells how often or how much something was, not how long it took; nor how large the
  /// database is, whose pages depend on what was written at the same time.
  private static boolean counts(String line) {
    return line.startsWith("tianxia_")
        && !line.startsWith("tianxia_store_size_bytes")
        && !TIMES.matcher(line).find();
  }

  private static String read(int port, String path, String token) {
    return send(port, path, token, HttpRequest.newBuilder().GET());
  }

  private static String send(int port, String path, String token, HttpRequest.Builder request) {
    try {
      return HTTP.send(
              request
                  .uri(URI.create("http://127.0.0.1:" + port + path))
                  .header("Content-Type", "application/json")
                  .header("Authorization", "Bearer " + token)
                  .build(),
              HttpResponse.BodyHandlers.ofString())
          .body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// One table, up to the orders of the first dynasty.
  private static final class Played {
    private final int port;
    private final JsonNode made;
    private final String table;
    private final List<String> answered = new ArrayList<>();
    private int commands;

    Played(int port) {
      this.port = port;
      this.made =
          JSON.readTree(
              send(
                  port,
                  "/api/tables",
                  "x",
                  HttpRequest.newBuilder().POST(HttpRequest.BodyPublishers.ofString(TABLE))));
      this.table = made.path("info").path("table").asString();
    }

    void all(String warlord) {
      command(1, "play", "choose " + warlord);
      answer(2, "play", "choose nobody");
      // What it shows has draws in it that all may see, which each server has of its own.
      command(2, "preview", "choose second-six");
      answer(2, "play", "choose second-six");
      command(1, "preview", "Xi:5");
      command(1, "play", "Xi:5\",\"Ti:1\",\"Qi:4\",\"Mo:2\",\"Ma:3");
      answer(2, "play", "Xi:99");
      answer(2, "play", "Xi:1\",\"Ti:5\",\"Qi:2\",\"Mo:4\",\"Ma:3");
      answered.add(plain(read(port, "/api/tables/" + table + "/positions/999", token(2))));
      answered.add(plain(read(port, "/api/tables/" + table + "/frame", "no token")));
    }

    private String token(int seat) {
      return made.path("tokens").path(Integer.toString(seat)).asString();
    }

    private void answer(int seat, String type, String actions) {
      answered.add(plain(command(seat, type, actions)));
    }

    private String command(int seat, String type, String actions) {
      int seq =
          JSON.readTree(read(port, "/api/tables/" + table + "/frame", token(seat)))
              .path("seq")
              .asInt();
      return send(
          port,
          "/api/tables/" + table + "/commands",
          token(seat),
          HttpRequest.newBuilder()
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"type\":\"%s\",\"id\":\"c%d\",\"seq\":%d,\"actions\":[\"%s\"]}"
                          .formatted(type, ++commands, seq, actions))));
    }

    /// Without the table's id, ports and folders, which are each server's own.
    String plain(String text) {
      return text.replace(table, "TABLE")
          .replaceAll("port \\d+", "port N")
          .replaceAll("/\\S*(feint|march|reinforce)\\S*", "FOLDER");
    }
  }
}
