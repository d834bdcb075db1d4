package tianxia.server.account;

import java.net.URI;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// The site that passkeys are for, as a browser sees it.
///
/// @param origin of its pages
/// @param host the relying party's id
public record Site(String origin, String host) {
  private static final String LOCAL = "localhost";

  /// Whether cookies can be sent over TLS alone.
  public boolean secure() {
    return origin.startsWith("https:");
  }

  /// The name of the cookie with a session's token.
  public String cookie() {
    return secure() ? "__Host-session" : "session";
  }

  /// The name of the cookie of a browser that is on its way to a provider and back.
  public String providerCookie() {
    return secure() ? "__Host-provider" : "provider";
  }

  /// The site that a request was sent to. Browsers have passkeys on `https` and on `localhost`
  /// alone; elsewhere there is none.
  ///
  /// @param configured the public origins of the page; behind a proxy that doesn't pass on which
  ///   host it was asked for, the first is meant
  /// @param asked the request's host, with its port
  public static Optional<Site> of(Collection<String> configured, String asked, boolean proxy) {
    String host = asked.toLowerCase(Locale.ROOT);
    Optional<Site> named =
        configured.stream().map(Site::at).filter(site -> site.authority().equals(host)).findFirst();
    if (named.isPresent()) {
      return named.filter(Site::fit);
    }
    Site local = at("http://" + host);
    return local.local()
        ? Optional.of(local)
        : configured.stream().filter(o -> proxy).map(Site::at).filter(Site::fit).findFirst();
  }

  private static Site at(String origin) {
    try {
      String host = URI.create(origin).getHost();
      return new Site(origin, host == null ? "" : host);
    } catch (IllegalArgumentException e) {
      return new Site(origin, "");
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
