package tianxia.postgres;

import java.util.Map;
import tianxia.server.store.StoreOpener;
import tianxia.server.store.StoreProvider;

/// Opens the stores at `postgresql://host:port/database`.
public final class PostgresProvider implements StoreProvider {
  @Override
  public boolean opens(String scheme) {
    return scheme.equals("postgresql") || scheme.equals("postgres");
  }

  @Override
  public StoreOpener at(String address, Map<String, String> environment) {
    PostgresAddress place = PostgresAddress.of(address);
    Credentials credentials = Credentials.of(environment);
    return failures ->
        new PostgresStore(
            new PostgresDatabase(place, credentials, StoreTimeouts.STANDARD), failures);
  }
}
