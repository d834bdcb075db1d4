package tianxia.server.http.connection;

import io.github.bucket4j.Bucket;
import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;

/// Accepts connections as far as [ConnectionRegistry] has room, and limits the rate at which each
/// is read.
public final class ConnectionLimiter implements ServerConnectionSelector {
  private final Http1ConnectionSelector http;
  private final ClientLimits limits;
  private final ConnectionRegistry visits;
  private final RateLimits rates;
  private final boolean proxy;

  public ConnectionLimiter(
      Http1ConnectionSelector http,
      ClientLimits limits,
      ConnectionRegistry visits,
      RateLimits rates,
      boolean proxy) {
    this.http = http;
    this.limits = limits;
    this.visits = visits;
    this.rates = rates;
    this.proxy = proxy;
  }

  @Override
  public int bytesToIdentifyConnection() {
    return http.bytesToIdentifyConnection();
  }

  @Override
  public Support supports(BufferData data) {
    return http.supports(data);
  }

  @Override
  public Set<String> supportedApplicationProtocols() {
    return http.supportedApplicationProtocols();
  }

  @Override
  public ServerConnection connection(ConnectionContext context) {
    String address = ClientAddress.of(context.remotePeer().host(), List.of(), false);
    TrackedConnection visit =
        visits
            .enter(address, () -> Connection.cut(context))
            .orElseThrow(() -> new CloseConnectionException("too many connections"));
    PacedContext paced = new PacedContext(context, visits, visit, bytes(address));
    return new Connection(
        http.connection(paced), context, limits.idle(), () -> visits.leave(visit));
  }

  private IntPredicate bytes(String address) {
    if (proxy) {
      Bucket own = limits.bytes().bucket();
      return own::tryConsume;
    }
    return bytes -> rates.take(address, Kind.BYTE, bytes);
  }
}
