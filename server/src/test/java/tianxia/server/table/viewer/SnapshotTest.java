package tianxia.server.table.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.state.DeferredQuestions;
import tianxia.server.table.state.PreparedLines;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableReplay;

/// All who only watch are shown one frame, so that it is made and written once.
class SnapshotTest {
  private final MemoryStore store = new MemoryStore();
  private final House house = new House(store);
  private final AtomicLong spent = new AtomicLong();

  @AfterEach
  void close() {
    house.close();
  }

  private Snapshot now(Party party) {
    String table = party.table();
    return new Snapshot(
        TableReplay.of(SmallGames.CATALOGUE, table, store.rows(table)),
        new SeatPlans(new DeferredQuestions(Map.of()), PreparedLines.NONE),
        0,
        spent::get);
  }

  @Test
  void itIsTheSameForAllWhoHaveComeAsFar() {
    Party party = house.persons("pebbles", Map.of(), 2);
    int before = party.frame(0).seq();
    Party.done(party.play(1, "take 1"));
    Snapshot now = now(party);
    Frame whole = now.frame(0, Optional.empty());
    assertThat(now.frame(0, Optional.empty())).isSameAs(whole);
    Frame next = now.frame(0, Optional.of(before));
    assertThat(next.whole()).isFalse();
    assertThat(next.events()).hasSize(1);
    assertThat(now.frame(0, Optional.of(before))).isSameAs(next);
    assertThat(now.frame(0, Optional.empty())).isEqualTo(whole);
  }

  @Test
  void playersHaveTheirOwn() {
    Snapshot now = now(house.persons("cards", Map.of("players", "2"), 2));
    Frame watched = now.frame(0, Optional.empty());
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(now.frame(seat, Optional.empty()).viewer()).isEqualTo(seat);
    }
    assertThat(now.frame(0, Optional.empty())).isSameAs(watched);
  }

  @Test
  void timeGoesOn() {
    Snapshot now =
        now(
            house.party(
                House.timed(
                    "pebbles",
                    Map.of("players", "2"),
                    new NewTable.Clock(100, 0, Optional.empty()),
                    List.of(House.me(1), House.me(2)))));
    Frame early = now.frame(0, Optional.empty());
    assertThat(now.frame(0, Optional.empty())).isSameAs(early);
    spent.set(70_000);
    assertThat(now.frame(0, Optional.empty()).clock()).isPresent().isNotEqualTo(early.clock());
  }
}
