package tianxia.server.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.json.Messages;

/// A person who plays both seats of a table over HTTP.
final class Person implements AutoCloseable {
  private static final String NONCE = "5a".repeat(16);
  private static final String SEAT =
      "{\"kind\":\"me\",\"name\":\"Ada\",\"nonce\":\"" + NONCE + "\"}";

  private final HttpClient http;
  private final int port;
  private TableMade made;
  private int moves;

  Person(int port, String from) throws IOException {
    this.port = port;
    this.http =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .localAddress(InetAddress.ofLiteral(from))
            .build();
    this.made = table();
  }

  private TableMade table() throws IOException {
    return said(
        TableMade.class,
        "POST",
        "/api/tables",
        "{\"game\":\"contrees\",\"options\":{\"territory\":\"laid\"},\"seats\":["
            + SEAT
            + ","
            + SEAT
            + "]}",
        "");
  }

  /// The table in use.
  String playedAt() {
    return made.info().table();
  }

  /// Fetches the table, as a spectator and as the actor, and plays the first legal action.
  ///
  /// @return the time until the move was acknowledged, in nanoseconds
  long move() throws IOException {
    long began = System.nanoTime();
    Frame frame = frame(made.watch());
    if (frame.actors().isEmpty()) {
      made = table();
      frame = frame(made.watch());
    }
    String token = made.tokens().getOrDefault(Integer.toString(frame.actors().getFirst()), "");
    Frame own = frame(token);
    String action = own.legal().getFirst();
    moves++;
    String command =
        "{\"type\":\"play\",\"id\":\"m%d\",\"seq\":%d,\"actions\":[\"%s\"]}"
            .formatted(moves, own.seq(), action);
    ServerMessage answer =
        said(
            ServerMessage.class, "POST", "/api/tables/" + playedAt() + "/commands", command, token);
    if (!(answer instanceof ServerMessage.Done)) {
      throw new IOException("the move was not taken: " + answer);
    }
    return System.nanoTime() - began;
  }

  private Frame frame(String token) throws IOException {
    String path = "/api/tables/" + playedAt() + "/frame";
    ServerMessage answer = said(ServerMessage.class, "GET", path, "", token);
    if (answer instanceof Frame frame) {
      return frame;
    }
    throw new IOException("no frame: " + answer);
  }

  private <T> T said(Class<T> type, String method, String path, String body, String token)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(60))
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      HttpResponse<String> answer =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IOException(path + ": " + answer.statusCode() + " " + answer.body());
      }
      return switch (Messages.read(type, answer.body())) {
        case Messages.Parsed.Read<T> read -> read.message();
        case Messages.Parsed.Malformed<T> wrong -> throw new IOException(wrong.why());
      };
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  @Override
  public void close() {
    http.close();
  }
}
