package tianxia.server.http.connection;

import io.helidon.common.socket.SocketOptions;
import java.net.SocketOption;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;

/// Refuses connections where it is cheapest: on the listening thread, which asks for a new socket's
/// options before it makes a thread or anything else for it, and closes it if they fail.
///
/// @param options the options of accepted sockets
public record AcceptFilter(
    SocketOptions options, ConnectionRegistry visits, RateLimits rates, boolean proxy)
    implements SocketOptions {

  /// Refused. Without a stack trace: it is thrown often and never read.
  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refused() {
      super("too many connections", null, false, false);
    }
  }

  @Override
  public void configureSocket(SocketChannel channel) {
    String host = channel.socket().getInetAddress().getHostAddress();
    String address = ClientAddress.of(host, List.of(), false);
    if (!proxy && !(rates.take(address, Kind.ARRIVAL) && visits.room(address))) {
      throw new Refused();
    }
    options.configureSocket(channel);
  }

  @Override
  public Map<SocketOption<?>, Object> socketOptions() {
    return options.socketOptions();
  }

  @Override
  public Duration connectTimeout() {
    return options.connectTimeout();
  }

  @Override
  public Duration readTimeout() {
    return options.readTimeout();
  }

  @Override
  public Optional<Integer> socketReceiveBufferSize() {
    return options.socketReceiveBufferSize();
  }

  @Override
  public Optional<Integer> socketSendBufferSize() {
    return options.socketSendBufferSize();
  }

  @Override
  public boolean socketReuseAddress() {
    return options.socketReuseAddress();
  }

  @Override
  public boolean socketKeepAlive() {
    return options.socketKeepAlive();
  }

  @Override
  public boolean tcpNoDelay() {
    return options.tcpNoDelay();
  }
}
