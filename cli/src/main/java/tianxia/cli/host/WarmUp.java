package tianxia.cli.host;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import tianxia.cli.play.RandomCommand;
import tianxia.cli.play.Sha256;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.RecordReader;
import tianxia.kernel.record.RecordWriter;
import tianxia.kernel.record.Trace;
import tianxia.opponents.Opponents;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.server.Server;
import tianxia.server.ServerConfig;

/// Starts a server, uses it briefly and stops it, so that the class cache recorded meanwhile
/// (`scripts/build.sh`) contains what a real server needs at startup.
final class WarmUp {
  private static final int TIMEOUT_MILLIS = 10_000;
  private static final long POLL_NANOS = 20_000_000;
  private static final int GAMES = 100;
  private static final int ITERATIONS = 1_000;

  private WarmUp() {}

  static void run() throws IOException {
    Games.CATALOGUE.games().forEach(WarmUp::engine);
    Path data = Files.createTempDirectory("tianxia-rehearsal");
    try (Server server = Server.start(ServerConfig.local(data).withPort(0))) {
      String url = "http://localhost:" + server.port();
      for (String path : List.of("/", "/api/games", "/api/openapi.json")) {
        ask(url + path, "", "");
      }
      for (Game<?> game : Games.CATALOGUE.games()) {
        awaitComputer(url, ask(url + "/api/tables", "", table(game.id())));
      }
    } finally {
      delete(data);
    }
  }

  /// Plays, writes, reads and traces games and lets a computer choose, so that the cache also holds
  /// profiles of the hottest code.
  private static <S extends State<S>> void engine(Game<S> game) {
    Options options = Options.of(game.options(), Map.of());
    Trace trace = new Trace(new Sha256()::prefix, false);
    for (int k = 0; k < GAMES; k++) {
      String text = RecordWriter.write(game, RandomCommand.play(game, options, new Xoroshiro(k)));
      if (RecordReader.read(Games.CATALOGUE, text) instanceof RecordReader.Result.Read read) {
        trace.of(game, read.record(), line -> {});
      }
    }
    S start = game.start(options);
    while (start.actors() == 1) {
      start.apply(0, start.sample(0, new Xoroshiro(1)));
    }
    int seat = Actors.first(start.actors());
    start.forget(seat);
    Opponents.of(game, Level.MEDIUM)
        .choose(start, List.of(), seat, SearchBudget.iterations(ITERATIONS), new Xoroshiro(1));
  }

  /// A table of one person and a computer, as the page requests it.
  private static String table(String game) {
    return """
    {"game":"%s","seats":[{"kind":"me","name":"Mei","nonce":"%s"},{"kind":"computer","level":"easy"}]}
    """
        .formatted(game, "0".repeat(32));
  }

  /// Waits until it is the person's turn: a computer that is still thinking when the server stops
  /// would load other classes each time, and an archive's cache is to be the same each time.
  private static void awaitComputer(String url, String made) throws IOException {
    String frame = url + "/api/tables/" + after(made, "\"table\":\"") + "/frame";
    String token = after(made, "\"tokens\":{\"1\":\"");
    long end = System.nanoTime() + TIMEOUT_MILLIS * 1_000_000L;
    while (!ask(frame, token, "").contains("\"actors\":[1]") && System.nanoTime() < end) {
      LockSupport.parkNanos(POLL_NANOS);
    }
  }

  /// The text between a start and the next quotation mark.
  private static String after(String text, String start) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.indexOf('"', from));
  }

  /// Sends a request, with a token and a body if there are any, and returns the whole response.
  private static String ask(String url, String token, String body) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
    connection.setConnectTimeout(TIMEOUT_MILLIS);
    connection.setReadTimeout(TIMEOUT_MILLIS);
    if (!token.isEmpty()) {
      connection.setRequestProperty("Authorization", "Bearer " + token);
    }
    if (!body.isEmpty()) {
      connection.setRequestMethod("POST");
      connection.setRequestProperty("Content-Type", "application/json");
      connection.setDoOutput(true);
      connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
    }
    int status = connection.getResponseCode();
    if (status >= 400) {
      throw new IOException(url + " answers " + status);
    }
    try (InputStream in = connection.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
