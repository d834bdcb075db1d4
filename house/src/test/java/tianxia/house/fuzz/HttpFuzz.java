package tianxia.house.fuzz;

import io.helidon.common.uri.UriQuery;
import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tianxia.kernel.json.JsonValue;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Origins;
import tianxia.server.http.api.call.Visitor;
import tianxia.server.http.connection.ClientAddress;

/// Each request is answered as the API's description has it: with a status that is no fault of the
/// server, a body that is JSON where it says so, and headers in one line.
///
/// A text is a request without what Helidon reads of it: `METHOD PATH?QUERY`, headers, an empty
/// line, the body, with the names of [FuzzedServer].
final class HttpFuzz {
  private static final FuzzedServer SERVER = FuzzedServer.start();
  private static final Origins ORIGINS = new Origins(Set.of(), InetAddress.getLoopbackAddress());
  private static final Set<Integer> STATUSES =
      Set.of(
          200, 201, 202, 204, 302, 303, 304, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 426,
          429);

  private HttpFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    String text = SERVER.named(new String(data, StandardCharsets.UTF_8));
    int end = text.indexOf("\n\n");
    List<String> head = (end < 0 ? text : text.substring(0, end)).lines().toList();
    String[] asked = (head.isEmpty() ? "" : head.getFirst()).split(" ", 2);
    if (asked.length < 2) {
      return;
    }
    WritableHeaders<?> headers = headers(head.subList(1, head.size()));
    String[] address = asked[1].split("\\?", 2);
    String body = end < 0 ? "" : text.substring(end + 2);
    judge(asked[0], address[0], address.length > 1 ? address[1] : "", headers, body);
  }

  /// Those that Helidon lets through.
  private static WritableHeaders<?> headers(List<String> lines) {
    WritableHeaders<?> headers = WritableHeaders.create();
    for (String line : lines) {
      int colon = line.indexOf(':');
      if (colon > 0 && line.substring(0, colon).chars().allMatch(HttpFuzz::inName)) {
        String value = line.substring(colon + 1).strip();
        headers.add(HeaderNames.create(line.substring(0, colon)), value);
      }
    }
    return headers;
  }

  private static boolean inName(int c) {
    return c == '-' || c < 128 && Character.isLetterOrDigit(c);
  }

  private static void judge(
      String method, String path, String query, WritableHeaders<?> headers, String body) {
    Visitor visitor = Visitor.of(headers);
    String from =
        ClientAddress.of(
            "127.0.0.1", headers.all(HeaderNames.X_FORWARDED_FOR, List::<String>of), true);
    if (ORIGINS.knows(visitor.host()) && ORIGINS.allows(visitor.origin(), visitor.host())) {
      String token = Call.bearer(headers.first(HeaderNames.AUTHORIZATION));
      Call call = new Call(method, path, query(query), token, body, from, visitor);
      check(SERVER.api().answer(call), call);
    }
  }

  private static Map<String, String> query(String raw) {
    Map<String, String> query = new TreeMap<>();
    UriQuery given = UriQuery.create(raw);
    given.names().forEach(name -> query.put(name, given.first(name).orElse("")));
    return query;
  }

  private static void check(Answer answer, Call call) {
    if (!STATUSES.contains(answer.status())) {
      throw new IllegalStateException(answer.status() + " " + answer.body() + " to " + call);
    }
    if (answer.type().startsWith("application/json") && !answer.body().isEmpty()) {
      JsonValue.parse(answer.body());
    }
    answer
        .headers()
        .forEach((name, value) -> {
          if (value.chars().anyMatch(c -> c < ' ' || c > '~')) {
            throw new IllegalStateException(name + ": " + value + " to " + call);
          }
        });
  }
}
