package tianxia.server.http.connection;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.ProxyProtocolData;
import io.helidon.webserver.Router;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.IntPredicate;

/// A connection context that limits the rate of reading. Virtual threads are never preempted: one
/// with endless input would occupy its processor, so every read yields, and a client that sends too
/// much waits.
final class PacedContext implements ConnectionContext {
  /// How long a connection that sends too much is not read.
  private static final Duration PAUSE = Duration.ofMillis(20);

  private final ConnectionContext context;
  private final ConnectionRegistry visits;
  final TrackedConnection visit;
  private final IntPredicate allowed;
  private final DataReader reader = DataReader.create(this::pull);

  /// @param allowed whether so many more bytes may be read now; they are counted if so
  PacedContext(
      ConnectionContext context,
      ConnectionRegistry visits,
      TrackedConnection visit,
      IntPredicate allowed) {
    this.context = context;
    this.visits = visits;
    this.visit = visit;
    this.allowed = allowed;
  }

  private byte[] pull() {
    CooperativeYield.giveWay();
    byte[] bytes = context.dataReader().readBuffer().readBytes();
    if (visit.doing() == TrackedConnection.Doing.RESTING) {
      visits.turn(visit, TrackedConnection.Doing.ASKING);
    }
    while (!allowed.test(bytes.length)) {
      CooperativeYield.pause(PAUSE);
    }
    return bytes;
  }

  void turn(TrackedConnection.Doing doing) {
    visits.turn(visit, doing);
  }

  @Override
  public DataReader dataReader() {
    return reader;
  }

  @Override
  public ListenerContext listenerContext() {
    return context.listenerContext();
  }

  @Override
  public ExecutorService executor() {
    return context.executor();
  }

  @Override
  public DataWriter dataWriter() {
    return context.dataWriter();
  }

  @Override
  public Router router() {
    return context.router();
  }

  @Override
  public Optional<ProxyProtocolData> proxyProtocolData() {
    return context.proxyProtocolData();
  }

  @Override
  public HelidonSocket serverSocket() {
    return context.serverSocket();
  }

  @Override
  public PeerInfo remotePeer() {
    return context.remotePeer();
  }

  @Override
  public PeerInfo localPeer() {
    return context.localPeer();
  }

  @Override
  public boolean isSecure() {
    return context.isSecure();
  }

  @Override
  public String socketId() {
    return context.socketId();
  }

  @Override
  public String childSocketId() {
    return context.childSocketId();
  }
}
