package tianxia.cluster.membership;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;

/// Tells nodes whose process has ended from those that have only lost their session of the store,
/// and are about to open another: that one can be reached, and nothing listens where the other was.
///
/// Used by one thread.
final class LostSessions {
  /// How long a node may take to open another session.
  private static final Duration PATIENCE = Membership.RENEWAL.multipliedBy(2);

  private static final int PROBE_MILLIS = 100;

  private final Map<Node, Long> since = new HashMap<>();

  /// Those that have ended.
  ///
  /// @param lost the nodes whose session is gone now
  /// @param unreached whether a node is not reached
  /// @param now in nanoseconds, monotonic
  Set<Node> ended(Set<Node> lost, Predicate<Node> unreached, long now) {
    since.keySet().retainAll(lost);
    Set<Node> ended = new HashSet<>();
    for (Node node : lost) {
      long began = since.computeIfAbsent(node, each -> now);
      if (now - began > PATIENCE.toNanos() || unreached.test(node) || refuses(node)) {
        ended.add(node);
      }
    }
    return ended;
  }

  /// Whether nothing listens at a node's address, as its machine says.
  private static boolean refuses(Node node) {
    int colon = node.address().lastIndexOf(':');
    String host = node.address().substring(0, colon).replaceAll("[\\[\\]]", "");
    int port = Integer.parseInt(node.address(), colon + 1, node.address().length(), 10);
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), PROBE_MILLIS);
      return false;
    } catch (ConnectException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
