package tianxia.server.account;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/// The OpenID Connect provider of the house, which says who somebody is.
///
/// @param name as players know it: «Sign in with …»
/// @param issuer its identifier, below which its configuration stands
/// @param client as which it knows this server
/// @param secret that it has given to this server; a public client has none
public record ProviderSettings(String name, URI issuer, String client, Optional<String> secret) {
  private static final int MAX_NAME = 40;
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  public ProviderSettings {
    require(!name.isBlank() && name.length() <= MAX_NAME, "the name must have 1 to 40 characters");
    require(!client.isBlank(), "there must be a client");
    require(
        safe(issuer) && issuer.getRawQuery() == null && issuer.getRawFragment() == null,
        "the issuer must be an address with https: (http: only on this machine)");
  }

  /// Whether what is sent there can't be read on the way.
  static boolean safe(URI address) {
    String host = Optional.ofNullable(address.getHost()).orElse("");
    return "https".equals(address.getScheme()) && !host.isEmpty()
        || "http".equals(address.getScheme()) && LOOPBACK.contains(host);
  }

  private static void require(boolean met, String what) {
    if (!met) {
      throw new IllegalArgumentException(what);
    }
  }
}
