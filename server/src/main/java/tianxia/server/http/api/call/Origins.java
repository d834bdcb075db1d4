package tianxia.server.http.api.call;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Decides which pages may use this server. A browser names the page that sends a request in
/// `Origin`; a request without one does not come from a page, and is allowed. Where no origins are
/// configured the page must come from the very host that it talks to; and a server that is bound to
/// loopback must be called by a name of loopback, else a foreign name that resolves to 127.0.0.1
/// would make a foreign page the server's own (DNS rebinding).
public final class Origins {
  private final Set<String> allowed;
  private final boolean loopback;

  /// @param allowed such as `https://play.example.org`; empty for the server's own only
  /// @param bound the address that the server listens on
  public Origins(Set<String> allowed, InetAddress bound) {
    this.allowed = Set.copyOf(allowed);
    this.loopback = bound.isLoopbackAddress();
  }

  /// Whether a text is an origin: scheme, host, and port if it is not the scheme's own.
  public static boolean valid(String origin) {
    return authority(origin).isPresent() && origin.equals(origin.toLowerCase(Locale.ROOT));
  }

  /// Whether a request may be answered that was sent to `host`, by name.
  public boolean knows(String host) {
    if (!loopback) {
      return true;
    }
    return local(name(host)) || allowed.stream().anyMatch(origin -> same(origin, host));
  }

  /// Whether a page from `origin` may open a socket on `host` or change something there.
  public boolean allows(Optional<String> origin, String host) {
    if (origin.isEmpty()) {
      return true;
    }
    String from = origin.get().toLowerCase(Locale.ROOT);
    return allowed.contains(from) || (knows(host) && same(from, host));
  }

  private static boolean same(String origin, String host) {
    Optional<String> authority = authority(origin);
    return authority.isPresent()
        && (authority.get().equalsIgnoreCase(host)
            || authority.get().equalsIgnoreCase(withoutPort(origin, host)));
  }

  /// `host` without the port that is its scheme's own.
  private static String withoutPort(String origin, String host) {
    String port = origin.startsWith("https:") ? ":443" : ":80";
    return host.endsWith(port) ? host.substring(0, host.length() - port.length()) : host;
  }

  private static Optional<String> authority(String origin) {
    try {
      URI uri = new URI(origin);
      boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      boolean bare = uri.getHost() != null && uri.getUserInfo() == null;
      return web && bare && origin.equals(uri.getScheme() + "://" + uri.getAuthority())
          ? Optional.of(uri.getAuthority())
          : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static String name(String host) {
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }

  private static boolean local(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.equals("localhost")
        || lower.endsWith(".localhost")
        || lower.equals("[::1]")
        || fourBytes(lower) && lower.startsWith("127.");
  }

  /// Whether a name is an IPv4 address in digits (`127.evil.example` is not).
  private static boolean fourBytes(String name) {
    return name.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'));
  }
}
