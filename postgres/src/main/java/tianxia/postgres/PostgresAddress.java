package tianxia.postgres;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Where a database is.
///
/// @param encryption PostgreSQL's `sslmode`, if it was given
/// @param authority the file with the certificate that signs the database's, if it was given
record PostgresAddress(
    String host,
    int port,
    String database,
    Optional<String> encryption,
    Optional<String> authority) {
  private static final int PORT = 5432;
  private static final Set<String> MODES =
      Set.of("disable", "allow", "prefer", "require", "verify-ca", "verify-full");

  /// Reads `postgresql://host:port/database`, with `?sslmode=…&sslrootcert=…` if need be.
  ///
  /// @throws IllegalArgumentException if it is none, with a sentence that does not repeat it: it
  ///   may hold a password that does not belong there
  static PostgresAddress of(String address) {
    URI uri = uri(address);
    if (uri.getRawUserInfo() != null || address.contains("@")) {
      throw wrong(
          "user and password do not belong there, since others can see them: set TIANXIA_STORE_USER"
              + " and TIANXIA_STORE_PASSWORD in the environment");
    }
    if (uri.getHost() == null) {
      throw wrong("it must be like postgresql://host:5432/database");
    }
    String path = uri.getPath() == null ? "" : uri.getPath();
    if (path.length() < 2 || path.indexOf('/', 1) >= 0 || uri.getRawFragment() != null) {
      throw wrong("it must end with the name of one database: postgresql://host:5432/database");
    }
    TreeMap<String, String> options = options(uri.getRawQuery() == null ? "" : uri.getQuery());
    Optional<String> mode = Optional.ofNullable(options.remove("sslmode"));
    Optional<String> authority = Optional.ofNullable(options.remove("sslrootcert"));
    if (!options.isEmpty() || mode.filter(name -> !MODES.contains(name)).isPresent()) {
      throw wrong(
          "its options are sslmode ("
              + String.join(", ", MODES.stream().sorted().toList())
              + ") and sslrootcert");
    }
    int port = uri.getPort() < 0 ? PORT : uri.getPort();
    return new PostgresAddress(uri.getHost(), port, path.substring(1), mode, authority);
  }

  private static URI uri(String address) {
    try {
      return new URI(address);
    } catch (URISyntaxException e) {
      throw wrong("it must be like postgresql://host:5432/database");
    }
  }

  private static TreeMap<String, String> options(String query) {
    TreeMap<String, String> options = new TreeMap<>();
    for (String option : query.isEmpty() ? new String[0] : query.split("&", -1)) {
      int equals = option.indexOf('=');
      options.put(
          equals < 0 ? option : option.substring(0, equals),
          equals < 0 ? "" : option.substring(equals + 1));
    }
    return options;
  }

  private static IllegalArgumentException wrong(String why) {
    return new IllegalArgumentException("the address of the store: " + why);
  }

  /// For the one who runs the server.
  @Override
  public String toString() {
    return "the database " + database + " on " + host + ":" + port;
  }
}
