package tianxia.server.http;

import java.util.Set;
import tianxia.server.http.api.Origins;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.table.TableLimits;

/// The network settings of a server.
///
/// @param host the name or address to listen on
/// @param port 0 for any that is free
/// @param origins origins of pages that may use this server, besides its own:
///   `https://play.example.org`
/// @param proxy whether all requests come through a proxy that names the client last in
///   `X-Forwarded-For`
public record Settings(
    String host,
    int port,
    Set<String> origins,
    boolean proxy,
    Page page,
    ClientLimits limits,
    TableLimits tableLimits) {
  public Settings {
    origins = Set.copyOf(origins);
    for (String origin : origins) {
      if (!Origins.valid(origin)) {
        throw new IllegalArgumentException(
            origin + " is not an origin; an example is https://play.example.org");
      }
    }
  }
}
