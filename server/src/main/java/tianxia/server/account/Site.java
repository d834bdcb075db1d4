package tianxia.server.account;

import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The site that passkeys are for, as a browser sees it.
///
/// @param origin of its pages
/// @param host the relying party's id
/// @param path that they are under, such as `/games`; empty at the root
public record Site(String origin, String host, String path) {
  private static final String LOCAL = "localhost";

  /// At the root of its origin.
  public Site(String origin, String host) {
    this(origin, host, "");
  }

  /// Of its first page, without a slash at its end.
  String address() {
    return origin + path;
  }

  /// Whether cookies can be sent over TLS alone.
  public boolean secure() {
    return origin.startsWith("https:");
  }

  /// The name of the cookie with a session's token.
  public String cookie() {
    return named("session");
  }

  /// The name of the cookie of a browser that is on its way to a provider and back.
  public String providerCookie() {
    return named("provider");
  }

  /// Under a path a cookie is sent to that path alone, so that others at the same host are not told
  /// it; browsers have no `__Host-` then.
  private String named(String name) {
    String bound = path.isEmpty() ? "__Host-" : "__Secure-";
    return secure() ? bound + name : name;
  }

  /// The site that a request was sent to. Browsers have passkeys on `https` and on `localhost`
  /// alone; elsewhere there is none.
  ///
  /// @param configured the public origins of the page; behind a proxy that doesn't pass on which
  ///   host it was asked for, the first is meant
  /// @param path that the page is under at each of them
  /// @param asked the request's host, with its port
  public static Optional<Site> of(
      Collection<String> configured, String path, String asked, boolean proxy) {
    String host = asked.toLowerCase(Locale.ROOT);
    List<Site> sites = configured.stream().map(origin -> at(origin, path)).toList();
    Optional<Site> named = sites.stream().filter(site -> site.authority().equals(host)).findFirst();
    if (named.isPresent()) {
      return named.filter(Site::fit);
    }
    Site local = at("http://" + host, path);
    return local.local()
        ? Optional.of(local)
        : sites.stream().filter(site -> proxy).filter(Site::fit).findFirst();
  }

  private static Site at(String origin, String path) {
    try {
      String host = URI.create(origin).getHost();
      return new Site(origin, host == null ? "" : host, path);
    } catch (IllegalArgumentException e) {
      return new Site(origin, "", path);
    }
  }

  private String authority() {
    return origin.substring(origin.indexOf("//") + 2);
  }

  private boolean fit() {
    return secure() || local();
  }

  private boolean local() {
    return host.equals(LOCAL) || host.endsWith("." + LOCAL);
  }
}
