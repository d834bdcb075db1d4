package tianxia.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// An HTTP client for a server on loopback.
public final class Client implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  /// A strong reference: a logger that is garbage-collected loses its level.
  private static final Logger WEBSERVER = Logger.getLogger("io.helidon");

  static {
    WEBSERVER.setLevel(Level.WARNING);
  }

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final int port;

  public Client(int port) {
    this.port = port;
  }

  public HttpResponse<String> get(String path, String... headers) {
    return send(request(path, headers).GET().build());
  }

  public HttpResponse<String> post(String path, String body, String... headers) {
    return send(
        request(path, headers)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  public HttpRequest.Builder request(String path, String... headers) {
    return requestAt("127.0.0.1", path, headers);
  }

  /// A request to the server under another name of this machine.
  public HttpRequest.Builder requestAt(String host, String path, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://" + host + ":" + port + path));
    for (int i = 0; i + 1 < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return request;
  }

  /// The answer to a request, once it is found to be as it is described.
  public HttpResponse<String> send(HttpRequest request) {
    try {
      HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
      DescribedAnswers.check(request, answer);
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Opens the socket of a table without sending a hello.
  public SocketClient socket(String table, String... headers) {
    return SocketClient.open(http, uri("ws", "/api/tables/" + table + "/socket"), headers);
  }

  /// Opens a socket of this address.
  SocketClient socket(URI uri, String... headers) {
    return SocketClient.open(http, uri, headers);
  }

  /// The same of a page under a path.
  public SocketClient socketUnder(String path, String table) {
    return SocketClient.open(http, uri("ws", path + "/api/tables/" + table + "/socket"));
  }

  /// Opens the socket of the list of open tables.
  public SocketClient lobby() {
    return SocketClient.open(http, uri("ws", "/api/lobby/socket"));
  }

  /// Opens the socket that tells an account what waits for it, without sending a hello.
  public SocketClient news() {
    return SocketClient.open(http, uri("ws", "/api/me/socket"));
  }

  URI uri(String scheme, String path) {
    return URI.create(scheme + "://127.0.0.1:" + port + path);
  }

  public static String[] token(String token) {
    return new String[] {"Authorization", "Bearer " + token};
  }

  public static JsonNode json(HttpResponse<String> response) {
    return json(response.body());
  }

  public static JsonNode json(String text) {
    return JSON.readTree(text);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
