package tianxia.server.http.api.call;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.List;
import java.util.Optional;

/// What a request tells of the browser that sends it, and of the site that it means to be at.
///
/// @param origin of the page, which browsers name with whatever changes something
/// @param cookies the `Cookie` headers
/// @param known the tags of answers that it has already
public record Visitor(
    Optional<String> origin, String host, List<String> cookies, String userAgent, String known) {
  /// A program.
  public static final Visitor NONE = new Visitor(Optional.empty(), "", List.of(), "", "");

  public static Visitor of(Headers headers) {
    return new Visitor(
        headers.first(HeaderNames.ORIGIN),
        headers.first(HeaderNames.HOST).orElse(""),
        headers.all(HeaderNames.COOKIE, List::<String>of),
        headers.first(HeaderNames.USER_AGENT).orElse(""),
        headers.first(HeaderNames.IF_NONE_MATCH).orElse(""));
  }

  public Visitor {
    cookies = List.copyOf(cookies);
  }

  /// The value of a cookie; empty if there is none.
  public String cookie(String name) {
    return cookies.stream()
        .flatMap(header -> List.of(header.split(";")).stream())
        .map(String::strip)
        .filter(pair -> pair.startsWith(name + "="))
        .map(pair -> pair.substring(name.length() + 1))
        .findFirst()
        .orElse("");
  }
}
