package tianxia.server.http;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.json.Messages;
import tools.jackson.databind.JsonNode;

/// Somebody with an account at a running server, who asks with the cookie of a session.
public record Member(Client client, String origin, String name, String cookie) {

  /// Makes an account.
  public static Member enrolled(Client client, int port, String name) {
    Member nobody = new Member(client, "http://localhost:" + port, name, "");
    JsonNode challenge =
        Client.json(
            nobody.post(
                "/api/account/challenges", "{\"purpose\":\"sign-up\",\"name\":\"" + name + "\"}"));
    PasskeyMade passkey =
        new TestAuthenticator()
            .make(nobody.origin(), "localhost", challenge.path("challenge").asString());
    HttpResponse<String> made =
        nobody.post(
            "/api/account",
            "{\"name\":\"%s\",\"passkey\":%s}"
                .formatted(name, Messages.write(PasskeyMade.class, passkey)));
    String cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    return new Member(client, nobody.origin(), name, cookie);
  }

  /// A token for a program that may play for them.
  public String forProgram() {
    String wish = "{\"label\":\"p\",\"play\":true}";
    return Client.json(post("/api/me/tokens", wish)).path("token").asString();
  }

  /// Who sends no cookie: a guest, or a program, which shows its token.
  public Member withoutSession() {
    return new Member(client, origin, name, "");
  }

  /// The same at a server that was started again.
  public Member at(Client other, int port) {
    return new Member(other, "http://localhost:" + port, name, cookie);
  }

  public HttpResponse<String> send(String method, String path, String token, String body) {
    List<String> headers =
        new ArrayList<>(
            List.of("Content-Type", "application/json", "Origin", origin, "Authorization"));
    headers.add("Bearer " + token);
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

  public HttpResponse<String> post(String path, String body) {
    return send("POST", path, "", body);
  }

  /// Opens a socket, as a page of the site does.
  public SocketClient socket(String path) {
    return client.socket(
        URI.create(origin.replace("http:", "ws:") + path), "Cookie", cookie, "Origin", origin);
  }

  public JsonNode get(String path) {
    return Client.json(send("GET", path, "session", ""));
  }
}
