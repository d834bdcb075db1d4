package tianxia.server.http;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One socket of a well-behaved client, with all messages that it has received.
public final class SocketClient implements WebSocket.Listener, AutoCloseable {
  /// Queued after the last message, when the socket has ended.
  private static final String END = "{\"type\":\"end\"}";

  /// Every message received, as raw text.
  public final List<String> raw = new CopyOnWriteArrayList<>();

  /// The close status of the socket; -1 if the connection broke.
  public final CompletableFuture<Integer> closed = new CompletableFuture<>();

  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final StringBuilder text = new StringBuilder();
  private @Nullable WebSocket socket;

  private SocketClient() {}

  public static SocketClient open(HttpClient http, URI uri, String... headers) {
    SocketClient client = new SocketClient();
    WebSocket.Builder builder = http.newWebSocketBuilder();
    for (int i = 0; i + 1 < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    client.socket = builder.buildAsync(uri, client).join();
    return client;
  }

  public WebSocket socket() {
    if (socket == null) {
      throw new IllegalStateException("not open");
    }
    return socket;
  }

  public SocketClient send(String message) {
    socket().sendText(message, true).join();
    return this;
  }

  public SocketClient hello(String token) {
    return send("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
  }

  /// The next message of any type.
  public JsonNode next() {
    try {
      String message = messages.poll(30, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing came in 30 seconds, after " + raw.size() + " messages");
      }
      if (message.equals(END)) {
        messages.add(END);
      }
      return Client.json(message);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The next message of a type; others before it are skipped.
  public JsonNode next(String type) {
    return next(message -> message.path("type").asString().equals(type));
  }

  public JsonNode next(Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode message = next();
      if (wanted.test(message)) {
        return message;
      }
      if (message.path("type").asString().equals("end")) {
        throw new AssertionError("the socket has ended; it told last " + last());
      }
    }
  }

  /// The last message received.
  String last() {
    return raw.isEmpty() ? "nothing" : raw.getLast();
  }

  public int closeStatus() {
    return closed.orTimeout(30, TimeUnit.SECONDS).join();
  }

  @Override
  public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      raw.add(text.toString());
      messages.add(text.toString());
      text.setLength(0);
    }
    webSocket.request(1);
    return CompletableFuture.completedStage(null);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket webSocket, int statusCode, String reason) {
    messages.add(END);
    closed.complete(statusCode);
    return CompletableFuture.completedStage(null);
  }

  @Override
  public void onError(WebSocket webSocket, Throwable error) {
    messages.add(END);
    closed.complete(-1);
  }

  @Override
  public void close() {
    if (!socket().isOutputClosed()) {
      socket().sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(e -> socket()).join();
    }
    socket().abort();
  }
}
