package tianxia.server.notice;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;

/// An address that a stranger has given, checked.
///
/// @param tls whether it is asked over TLS
/// @param target what is asked for there: the path and the query, which are a secret
record Endpoint(boolean tls, String host, int port, String target) {
  static final int MAX_LENGTH = 1_000;
  private static final int HTTPS = 443;

  /// The endpoint of a URL; empty if none may be asked there.
  ///
  /// @param anywhere whether it may be without TLS, at any port and address
  static Optional<Endpoint> of(String url, boolean anywhere) {
    if (url.length() > MAX_LENGTH || url.chars().anyMatch(c -> c <= ' ' || c >= 0x7f)) {
      return Optional.empty();
    }
    try {
      URI uri = new URI(url);
      String host = uri.getHost() == null ? "" : uri.getHost().toLowerCase(Locale.ROOT);
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      boolean tls = scheme.equals("https");
      boolean plain = uri.getRawUserInfo() == null && uri.getRawFragment() == null;
      boolean usual = tls && (uri.getPort() == -1 || uri.getPort() == HTTPS) && named(host);
      if (host.isEmpty() || !plain || !(usual || anywhere && (tls || scheme.equals("http")))) {
        return Optional.empty();
      }
      String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
      String target = uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
      return Optional.of(new Endpoint(tls, host, uri.getPort(), target));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /// Whether a host has a name with a domain, and is no number: an address is no service's, and a
  /// name without a dot is of the server's own network.
  private static boolean named(String host) {
    String last = host.substring(host.lastIndexOf('.') + 1);
    return host.contains(".")
        && !last.isEmpty()
        && last.chars().allMatch(c -> c >= 'a' && c <= 'z' || c == '-' || digit(c))
        && !digit(last.charAt(0));
  }

  private static boolean digit(int c) {
    return c >= '0' && c <= '9';
  }

  int portOrUsual() {
    return port != -1 ? port : tls ? HTTPS : 80;
  }

  /// The host as the request names it.
  String authority() {
    return port == -1 ? host : host + ":" + port;
  }

  /// The machine's address now. If one of several is not public, none is taken: what leads to the
  /// inside half of the time is not a service.
  ///
  /// @throws UnknownHostException if there is none that may be asked
  InetAddress resolve(boolean anywhere) throws UnknownHostException {
    InetAddress[] all = InetAddress.getAllByName(host);
    for (InetAddress address : all) {
      if (!anywhere && !PublicAddress.is(address)) {
        throw new UnknownHostException("not a public address");
      }
    }
    return all[0];
  }

  /// Without its secret.
  @Override
  public String toString() {
    return authority();
  }
}
