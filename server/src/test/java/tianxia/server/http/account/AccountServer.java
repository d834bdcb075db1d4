package tianxia.server.http.account;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.http.Client;
import tianxia.server.http.TestLimits;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;
import tianxia.server.message.json.Messages;
import tools.jackson.databind.JsonNode;

/// A server of one's own whose accounts are tried over HTTP, by devices of the test's own; it can
/// be stopped and started again on the same data.
public final class AccountServer implements AutoCloseable {
  private static final String NONCE = "5a".repeat(16);

  private final Path data;
  private Server server;
  private Client client;

  /// Starts it, with everybody allowed to have an account.
  AccountServer(Path data) {
    this.data = data;
    server = opened(AccountSettings.STANDARD);
    client = new Client(server.port());
  }

  Path data() {
    return data;
  }

  Client client() {
    return client;
  }

  String origin() {
    return "http://localhost:" + server.port();
  }

  int port() {
    return server.port();
  }

  void start() {
    start(AccountSettings.STANDARD);
  }

  void start(AccountSettings settings) {
    server = opened(settings);
    client = new Client(server.port());
  }

  private Server opened(AccountSettings settings) {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    return Server.start(config.withAccounts(settings));
  }

  void stop() {
    client.close();
    server.close();
  }

  void restart(AccountSettings settings) {
    stop();
    start(settings);
  }

  HttpResponse<String> send(String method, String path, String body, String from, String cookie) {
    List<String> headers = new ArrayList<>(List.of("Content-Type", "application/json"));
    if (!from.isEmpty()) {
      headers.addAll(List.of("Origin", from));
    }
    if (!cookie.isEmpty()) {
      headers.addAll(List.of("Cookie", cookie));
    }
    HttpRequest.BodyPublisher content =
        body.isEmpty()
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body);
    return client.send(
        client
            .requestAt("localhost", path, headers.toArray(String[]::new))
            .method(method, content)
            .build());
  }

  HttpResponse<String> post(String path, String body, String cookie) {
    return send("POST", path, body, origin(), cookie);
  }

  JsonNode challenge(String purpose, String name, String cookie) {
    String named = name.isEmpty() ? "" : ",\"name\":\"" + name + "\"";
    return Client.json(
        post("/api/account/challenges", "{\"purpose\":\"" + purpose + "\"" + named + "}", cookie));
  }

  static String account(String name, PasskeyMade passkey) {
    return "{\"name\":\"%s\",\"passkey\":%s}"
        .formatted(name, Messages.write(PasskeyMade.class, passkey));
  }

  HttpResponse<String> make(String name, TestAuthenticator device) {
    String challenge = challenge("sign-up", name, "").path("challenge").asString();
    return post("/api/account", account(name, device.make(origin(), "localhost", challenge)), "");
  }

  HttpResponse<String> enter(PasskeyUsed signed) {
    return post("/api/account/sessions", Messages.write(PasskeyUsed.class, signed), "");
  }

  PasskeyUsed sign(TestAuthenticator device) {
    String challenge = challenge("sign-in", "", "").path("challenge").asString();
    return device.sign(origin(), "localhost", challenge);
  }

  static String cookie(HttpResponse<String> response) {
    return response.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  JsonNode me(String cookie) {
    return Client.json(send("GET", "/api/me", "", "", cookie));
  }

  static String table(String name) {
    return "{\"game\":\"contrees\",\"seats\":[{\"kind\":\"me\",\"name\":\"%s\",\"nonce\":\"%s\"},"
            .formatted(name, NONCE)
        + "{\"kind\":\"computer\",\"level\":\"easy\"}]}";
  }

  JsonNode made(String name, String cookie) {
    return Client.json(post("/api/tables", table(name), cookie));
  }

  JsonNode info(String table, String token, String cookie) {
    return Client.json(
        client.send(
            client
                .requestAt(
                    "localhost",
                    "/api/tables/" + table,
                    "Authorization",
                    "Bearer " + token,
                    "Cookie",
                    cookie)
                .GET()
                .build()));
  }

  @Override
  public void close() {
    stop();
  }
}
