package tianxia.server.http.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.server.http.TestLimits;
import tianxia.server.http.connection.TrackedConnection.Doing;
import tianxia.server.http.limit.ClientLimits;

/// Which connections are accepted, and which are closed for others.
final class ConnectionRegistryTest {
  private final List<String> cut = new ArrayList<>();
  private final ClientLimits limits = TestLimits.few();

  private TrackedConnection enter(ConnectionRegistry visits, String address, String name) {
    return visits.enter(address, () -> cut.add(name)).orElseThrow();
  }

  @Test
  void anAddressHasSoManyConnectionsAndThenNoneUntilOneIsClosed() {
    ConnectionRegistry visits = new ConnectionRegistry(limits, 100, false);
    TrackedConnection first = enter(visits, "10.0.0.1", "first");
    for (int i = 1; i < limits.connections(); i++) {
      enter(visits, "10.0.0.1", "other");
    }
    assertThat(visits.room("10.0.0.1")).isFalse();
    assertThat(visits.enter("10.0.0.1", () -> {})).isEmpty();
    assertThat(visits.room("10.0.0.2")).isTrue();
    visits.leave(first);
    assertThat(visits.enter("10.0.0.1", () -> {})).isPresent();
  }

  @Test
  void aNetworkHasThreeQuartersAtMost() {
    ConnectionRegistry visits = new ConnectionRegistry(limits, 20, false);
    for (int i = 0; i < 15; i++) {
      enter(visits, "10.0.0." + i, "one");
    }
    assertThat(visits.room("10.0.0.99")).isFalse();
    assertThat(visits.room("10.0.1.1")).isTrue();
    assertThat(new ConnectionRegistry(limits, 20, true).room("10.0.0.99")).isTrue();
  }

  @Test
  void whoHasKeptTheServerWaitingLongestMakesRoom() {
    ConnectionRegistry visits = new ConnectionRegistry(limits, 4, true);
    visits.turn(enter(visits, "10.0.0.1", "served"), Doing.SERVED);
    visits.turn(enter(visits, "10.0.0.2", "resting"), Doing.RESTING);
    enter(visits, "10.0.0.3", "asking first");
    enter(visits, "10.0.0.4", "asking then");
    enter(visits, "10.0.0.5", "new");
    assertThat(cut).containsExactly("asking first");
    visits.turn(enter(visits, "10.0.0.6", "newer"), Doing.SERVED);
    assertThat(cut).containsExactly("asking first", "asking then");
    ConnectionRegistry served = new ConnectionRegistry(limits, 1, true);
    served.turn(enter(served, "10.0.0.1", "player"), Doing.SERVED);
    assertThat(served.enter("10.0.0.2", () -> {})).as("nobody waits").isEmpty();
    assertThat(cut).doesNotContain("served", "player");
  }

  @Test
  void patienceWithHeadsIsShorterInACrowd() {
    ConnectionRegistry visits = new ConnectionRegistry(limits, 4, true);
    enter(visits, "10.0.0.1", "one");
    long soon = System.nanoTime() + limits.head().dividedBy(2).toNanos();
    visits.checkTimeouts(soon);
    assertThat(cut).isEmpty();
    enter(visits, "10.0.0.2", "two");
    visits.turn(enter(visits, "10.0.0.3", "served"), Doing.SERVED);
    visits.checkTimeouts(System.nanoTime() + limits.head().dividedBy(2).toNanos());
    assertThat(cut).containsExactly("one", "two");
    visits.checkTimeouts(System.nanoTime() + Duration.ofHours(1).toNanos());
    assertThat(cut).doesNotContain("served");
  }
}
