package tianxia.server.notice;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// A push service (RFC 8030) for a test, which takes messages only from the application server
/// whose key a browser subscribed with (RFC 8292), and a chat program's webhook.
public final class PushService implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private final HttpServer server;
  private final BlockingQueue<Got> got = new LinkedBlockingQueue<>();
  private final Map<String, Integer> answers = new ConcurrentHashMap<>();
  private volatile String key = "";

  /// A request that came.
  ///
  /// @param path behind the host
  /// @param wrong what is wrong with it; empty if nothing is
  /// @param body in Base64url
  public record Got(String path, Map<String, String> headers, String body, String wrong) {
    public JsonNode decrypted(Browser browser) throws GeneralSecurityException {
      return JSON.readTree(browser.decrypt(Browser.bytes(body)));
    }

    public JsonNode json() {
      return JSON.readTree(Browser.bytes(body));
    }
  }

  public PushService() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  /// The application server's key, with which all browsers subscribe.
  public PushService with(String applicationServerKey) {
    key = applicationServerKey;
    return this;
  }

  String origin() {
    return "http://localhost:" + server.getAddress().getPort();
  }

  /// The endpoint of a subscription.
  public String endpoint(String path) {
    return origin() + "/" + path;
  }

  /// Answers requests to a path otherwise from now on.
  void answer(String path, int status) {
    answers.put("/" + path, status);
  }

  private void answer(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    Map<String, String> headers = new ConcurrentHashMap<>();
    exchange.getRequestHeaders().forEach((name, all) -> headers.put(name, all.getFirst()));
    String path = exchange.getRequestURI().getPath();
    String wrong = path.startsWith("/hook") ? "" : wrong(headers);
    exchange.getResponseHeaders().add("Location", origin() + "/elsewhere");
    exchange.sendResponseHeaders(answers.getOrDefault(path, wrong.isEmpty() ? 201 : 403), -1);
    exchange.close();
    got.add(new Got(path, Map.copyOf(headers), Browser.text(body), wrong));
  }

  private String wrong(Map<String, String> headers) {
    try {
      boolean form =
          "aes128gcm".equals(headers.get("Content-encoding"))
              && Integer.parseInt(headers.getOrDefault("Ttl", "")) > 0;
      return form ? unsigned(headers.getOrDefault("Authorization", "")) : "form";
    } catch (GeneralSecurityException | RuntimeException e) {
      return e.toString();
    }
  }

  /// What is wrong with `vapid t=…, k=…`.
  private String unsigned(String authorization) throws GeneralSecurityException {
    String token = authorization.replaceFirst("^vapid t=([^,]*), ?k=.*$", "$1");
    String sender = authorization.replaceFirst("^vapid t=[^,]*, ?k=(.*)$", "$1");
    String[] parts = token.split("\\.", 3);
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(Browser.key(Browser.bytes(sender)));
    signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
    JsonNode head = JSON.readTree(Browser.bytes(parts[0]));
    JsonNode claims = JSON.readTree(Browser.bytes(parts[1]));
    long left = claims.path("exp").asLong() - System.currentTimeMillis() / 1_000;
    return !sender.equals(key)
        ? "another server's key"
        : !signature.verify(Browser.bytes(parts[2]))
            ? "signature"
            : !head.path("alg").asString().equals("ES256")
                    || !claims.path("aud").asString().equals(origin())
                    || left <= 0
                    || left > 24 * 60 * 60
                ? "claims: " + head + claims
                : "";
  }

  /// The next request, waiting for it.
  public Got next() throws InterruptedException {
    Got next = got.poll(1, TimeUnit.MINUTES);
    if (next == null) {
      throw new AssertionError("no request came");
    }
    return next;
  }

  /// How many requests have come that were not taken yet.
  public int waiting() {
    return got.size();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
