package tianxia.cluster.membership;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.cluster.FreePort;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;

class LostSessionsTest {
  private static final long PATIENCE = Membership.RENEWAL.multipliedBy(2).toNanos();

  private final LostSessions sessions = new LostSessions();

  @Test
  void aNodeThatListensHasTimeToOpenAnotherSession() throws IOException {
    try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Set<Node> lost = Set.of(new Node(1, "127.0.0.1:" + listening.getLocalPort()));
      assertThat(sessions.ended(lost, node -> false, 0)).isEmpty();
      assertThat(sessions.ended(lost, node -> false, PATIENCE)).isEmpty();
      // It has one again, and loses that too.
      assertThat(sessions.ended(Set.of(), node -> false, PATIENCE)).isEmpty();
      assertThat(sessions.ended(lost, node -> false, PATIENCE + 1)).isEmpty();
      assertThat(sessions.ended(lost, node -> false, 2 * PATIENCE + 2)).isEqualTo(lost);
    }
  }

  @Test
  void aNodeWhoseProcessHasEndedDoesNotListen() {
    Set<Node> lost = Set.of(new Node(1, "127.0.0.1:" + FreePort.next()));
    assertThat(sessions.ended(lost, node -> false, 0)).isEqualTo(lost);
  }

  @Test
  void aNodeThatIsNotReachedIsNotWaitedFor() throws IOException {
    try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Set<Node> lost = Set.of(new Node(1, "127.0.0.1:" + listening.getLocalPort()));
      assertThat(sessions.ended(lost, node -> true, 0)).isEqualTo(lost);
    }
  }
}
