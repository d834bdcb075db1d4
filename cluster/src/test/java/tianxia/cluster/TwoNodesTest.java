package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.message.Frame;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;

/// Any node serves any table.
@Timeout(60)
class TwoNodesTest {
  private final Nodes cluster = new Nodes(2);
  private final TestNode one = cluster.get(0);
  private final TestNode two = cluster.get(1);

  @AfterEach
  void close() {
    cluster.close();
  }

  @Test
  void aGameIsPlayedWithViewersOnBoth() throws InterruptedException {
    for (int i = 0; i < 6; i++) {
      Guests guests = Guests.at(one.tables(), "cards");
      try (Tables.Subscription here = guests.stream(one.tables(), 1, Optional.empty());
          Tables.Subscription there = guests.stream(two.tables(), 2, Optional.empty())) {
        List<TestNode> nodes = List.of(one, two);
        int turn = 0;
        while (guests.play(nodes.get(turn++ % 2).tables()) != 0) {
          // Until the end.
        }
        Frame end = guests.frame(two.tables(), 0);
        assertThat(Streams.until(here, f -> f.seq() == end.seq()).actors()).isEmpty();
        assertThat(Streams.until(there, f -> f.seq() == end.seq()).actors()).isEmpty();
        assertThat(guests.events(one.tables())).isEqualTo(guests.events(two.tables()));
      }
      assertThat(cluster.store().epoch(guests.table())).isEqualTo(1);
    }
  }
}
