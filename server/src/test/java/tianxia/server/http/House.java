package tianxia.server.http;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.fair.Share;
import tools.jackson.databind.JsonNode;

/// A real server with all games, and a client for it.
public final class House implements AutoCloseable {
  private final Path data;
  private Server server;
  private Client client;

  public House(Path data) {
    this.data = data;
    this.server = open();
    this.client = new Client(server.port());
  }

  private Server open() {
    return Server.start(ServerConfig.local(data).withPort(0).withLimits(TestLimits.none()));
  }

  public Client client() {
    return client;
  }

  public int port() {
    return server.port();
  }

  /// Stops the server and starts another one on the same folder.
  public void restart() {
    close();
    server = open();
    client = new Client(server.port());
  }

  @Override
  public void close() {
    client.close();
    server.close();
  }

  private static final String NONCE = "5a".repeat(16);

  /// A table with its tokens and codes.
  ///
  /// @param tokens by seat, from 0
  public record Table(String id, List<String> tokens, String invitation, String watch) {
    public String path(String rest) {
      return "/api/tables/" + id + "/" + rest;
    }
  }

  /// A table of one game with its default options.
  ///
  /// @param seats such as `me`, `open`, `easy`
  public Table table(String game, String... seats) {
    return table(client, game, seats);
  }

  public static Table table(Client client, String game, String... seats) {
    List<String> wishes = new ArrayList<>();
    for (String seat : seats) {
      wishes.add(
          switch (seat) {
            case "me" ->
                "{\"kind\":\"me\",\"name\":\"Ada\"," + share(List.of(seats).contains("open")) + "}";
            case "open" -> "{\"kind\":\"open\"}";
            default -> "{\"kind\":\"computer\",\"level\":\"" + seat + "\"}";
          });
    }
    String wish = "{\"game\":\"" + game + "\",\"seats\":[" + String.join(",", wishes) + "]}";
    JsonNode made = Client.json(client.post("/api/tables", wish));
    if (!made.has("tokens")) {
      throw new AssertionError(made.toString());
    }
    List<String> tokens = new ArrayList<>();
    for (int seat = 1; seat <= seats.length; seat++) {
      tokens.add(made.path("tokens").path(Integer.toString(seat)).asString());
    }
    return new Table(
        made.path("info").path("table").asString(),
        tokens,
        made.path("invitation").asString(),
        made.path("watch").asString());
  }

  /// Joins with the invitation; returns the seat's token.
  public String join(Table table) {
    String body = "{\"name\":\"Bea\"," + share(false) + "}";
    JsonNode joined =
        Client.json(client.post(table.path("join"), body, Client.token(table.invitation())));
    for (JsonNode seat : joined.path("info").path("reveal")) {
      String reveal = "{\"type\":\"reveal\",\"id\":\"r\",\"seq\":1,\"nonce\":\"" + NONCE + "\"}";
      String[] token = Client.token(table.tokens().get(seat.asInt() - 1));
      client.post(table.path("commands"), reveal, token);
    }
    return joined.path("token").asString();
  }

  /// A client at a table, with an open socket and the hello sent.
  public RandomPlayer player(Table table, String token, String name, long seed) {
    return new RandomPlayer(client.socket(table.id()), name, seed).enter(token);
  }

  /// A nonce, or the commitment to it.
  private static String share(boolean committed) {
    return committed
        ? "\"commitment\":\"" + Share.open(NONCE).commitment().orElseThrow() + "\""
        : "\"nonce\":\"" + NONCE + "\"";
  }
}
