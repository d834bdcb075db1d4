package tianxia.postgres;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The user and the password for the database, from the environment. What is missing the driver
/// looks for as PostgreSQL's own tools do: the system's user, the file `PGPASSFILE`, `~/.pgpass`.
record Credentials(Optional<String> user, Optional<String> password) {

  static Credentials of(Map<String, String> environment) {
    return new Credentials(
        first(environment, "TIANXIA_STORE_USER", "PGUSER"),
        first(environment, "TIANXIA_STORE_PASSWORD", "PGPASSWORD"));
  }

  private static Optional<String> first(Map<String, String> environment, String... names) {
    return Stream.of(names)
        .map(name -> environment.getOrDefault(name, ""))
        .filter(value -> !value.isEmpty())
        .findFirst();
  }

  /// Nothing of it: it may end in a log.
  @Override
  public String toString() {
    return "credentials";
  }
}
