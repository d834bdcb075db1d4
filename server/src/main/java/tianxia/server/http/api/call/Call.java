package tianxia.server.http.api.call;

import java.util.Map;
import java.util.Optional;
import tianxia.kernel.Quoted;

/// A request to the API, independent of its transport.
///
/// @param path raw, as it was sent, without the query
/// @param query by name; of several with one name the first
/// @param token the bearer token, empty if there is none
/// @param body empty where there is none
/// @param address what the client is counted under
/// @param visitor what it tells of its browser
public record Call(
    String method,
    String path,
    Map<String, String> query,
    String token,
    String body,
    String address,
    Visitor visitor) {
  public Call {
    query = Map.copyOf(query);
  }

  /// Without a query.
  public Call(
      String method, String path, String token, String body, String address, Visitor visitor) {
    this(method, path, Map.of(), token, body, address, visitor);
  }

  /// Of a program, which tells nothing of a browser.
  public Call(String method, String path, String token, String body, String address) {
    this(method, path, token, body, address, Visitor.NONE);
  }

  public Call with(String other) {
    return other.equals(token)
        ? this
        : new Call(method, path, query, other, body, address, visitor);
  }

  /// Whether it changes nothing.
  public boolean reads() {
    return method.equals("GET") || method.equals("HEAD");
  }

  /// The token of an `Authorization` header.
  public static String bearer(Optional<String> authorization) {
    return authorization
        .filter(value -> value.regionMatches(true, 0, "Bearer ", 0, 7))
        .map(value -> value.substring(7).strip())
        .orElse("");
  }

  /// For the log: untrusted text is shortened and made printable.
  @Override
  public String toString() {
    return Quoted.of(method) + " " + Quoted.of(path);
  }
}
