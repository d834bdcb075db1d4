package tianxia.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// A table of two guests.
///
/// @param address of its clients
/// @param id the table's
/// @param first the token of the guest who made it
/// @param invitation for the second
/// @param watch for spectators
/// @param shown what each of the two seats was shown of the other's moves
public record GuestTable(
    InetAddress address,
    int port,
    String id,
    String first,
    String invitation,
    String watch,
    List<ShownMoves> shown) {
  /// Every guest's share in the draws.
  public static final String NONCE = "000102030405060708090a0b0c0d0e0f";

  private static final String COMMITMENT = commitment();

  /// Makes a table.
  ///
  /// @param number tables with different numbers have different addresses, up to 16 million
  static GuestTable make(LoadOptions options, int port, int number) throws IOException {
    InetAddress address = address(number);
    String wish = wish(options.game(), options.options());
    try (LoadSocket http = new LoadSocket(address, port)) {
      String made = http.request("POST /api/tables HTTP/1.1\r\n", wish);
      return new GuestTable(
          address,
          port,
          member(made, "table"),
          member(made, "1"),
          member(made, "invitation"),
          member(made, "watch"),
          List.of(new ShownMoves(), new ShownMoves()));
    }
  }

  /// The request for a table of two guests.
  ///
  /// @param options of the game, as JSON
  public static String wish(String game, String options) {
    return """
    {"game":"%s","options":%s,"seats":[{"kind":"me","name":"Ada","commitment":"%s"},{"kind":"open"}]}\
    """
        .formatted(game, options, COMMITMENT);
  }

  /// What a seat was shown of the other's moves.
  ShownMoves shownTo(int seat) {
    return shown.get(seat - 1);
  }

  /// Takes the second seat.
  ///
  /// @return its token
  String join() throws IOException {
    try (LoadSocket http = new LoadSocket(address, port)) {
      String head =
          "POST /api/tables/%s/join HTTP/1.1\r\nAuthorization: Bearer %s\r\n"
              .formatted(id, invitation);
      String wish = "{\"name\":\"Bea\",\"nonce\":\"" + NONCE + "\"}";
      return member(http.request(head, wish), "token");
    }
  }

  /// A socket that has said hello.
  LoadSocket open(String token) throws IOException {
    LoadSocket socket = new LoadSocket(address, port);
    socket.upgrade(id);
    socket.send("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
    return socket;
  }

  private static InetAddress address(int number) throws IOException {
    // Not 127.0.0.x, and no network with more than 250 addresses of ours.
    int host = 1 + number % 250;
    int network = 256 + number / 250;
    return InetAddress.getByAddress(
        new byte[] {127, (byte) (network >> 8), (byte) network, (byte) host});
  }

  /// The text of a member with a unique name.
  public static String member(String json, String name) throws IOException {
    String key = "\"" + name + "\":\"";
    int at = json.indexOf(key);
    if (at < 0) {
      throw new IOException("no " + name + " in " + json);
    }
    int from = at + key.length();
    return json.substring(from, json.indexOf('"', from));
  }

  private static String commitment() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] hash = digest.digest(HexFormat.of().parseHex(NONCE));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
