package tianxia.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Lets connections in: at most so many of one address, so that nobody takes all there are.
final class Doorman implements ServerConnectionSelector {
  private final Http1ConnectionSelector http;
  private final Limits limits;
  private final boolean proxy;
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  Doorman(Http1ConnectionSelector http, Limits limits, boolean proxy) {
    this.http = http;
    this.limits = limits;
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
    int count = open.merge(address, 1, Integer::sum);
    if (!proxy && count > limits.connections()) {
      leave(address);
      throw new CloseConnectionException("too many connections of one address");
    }
    return new Connection(http.connection(context), context, limits.idle(), () -> leave(address));
  }

  private void leave(String address) {
    open.computeIfPresent(address, (a, count) -> count == 1 ? null : count - 1);
  }
}
