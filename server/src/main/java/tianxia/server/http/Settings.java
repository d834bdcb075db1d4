package tianxia.server.http;

import java.util.Set;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.table.TableLimits;

/// The network settings of a server.
///
/// @param host the name or address to listen on
/// @param port 0 for any that is free
/// @param mount where browsers find the page
/// @param proxy whether all requests come through a proxy that names the client last in
///   `X-Forwarded-For`
public record Settings(
    String host,
    int port,
    Mount mount,
    boolean proxy,
    Page page,
    ClientLimits limits,
    TableLimits tableLimits) {
  public Settings {
    page = page.under(mount.path());
  }

  /// With the page at these addresses.
  ///
  /// @throws IllegalArgumentException if they are none, or have several paths
  public Settings(
      String host,
      int port,
      Set<String> addresses,
      boolean proxy,
      Page page,
      ClientLimits limits,
      TableLimits tableLimits) {
    this(host, port, Mount.of(addresses), proxy, page, limits, tableLimits);
  }
}
