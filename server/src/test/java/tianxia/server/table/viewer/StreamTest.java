package tianxia.server.table.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.games.Games;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Failure;
import tianxia.server.message.ServerMessage.TableMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.EventShown;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;
import tianxia.server.table.War;

class StreamTest {
  private House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void oneWhoReturnsGetsTheGapOrTheWhole() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.play(1, "take 1"));
    int had = party.frame(2).seq();
    Party.done(party.play(1, "take 2"));
    Party.done(party.play(2, "take 3"));
    Frame gap = first(party, 2, Optional.of(had));
    assertThat(gap.whole()).isFalse();
    assertThat(gap.events().stream().map(EventShown::ply)).containsExactly(2, 3);
    assertThat(first(party, 2, Optional.of(gap.seq())).events()).isEmpty();
    assertThat(first(party, 2, Optional.empty()).whole()).isTrue();
    assertThat(first(party, 2, Optional.of(999)).whole()).isTrue();
    Party.done(party.back(2));
    Frame rewritten = first(party, 2, Optional.of(had));
    assertThat(rewritten.whole()).isTrue();
    assertThat(rewritten.events()).hasSize(2);
  }

  @Test
  void oneWhoWasThereBeforeTheFirstEventGetsAllThatCame() throws InterruptedException {
    house.close();
    house = new House(Games.CATALOGUE, new MemoryStore(), House.AT_RANDOM, Duration.ofMinutes(5));
    Party party =
        house.party(House.wish("sun-tzu", Map.of(), List.of(House.me(1), NewTable.Open.TO_ALL), 1));
    int had = party.frame(0).seq();
    assertThat(party.frame(0).events()).isEmpty();
    String second = house.join(party).token();
    Party.done(party.play(1, War.first()));
    Party.done(
        house
            .tables()
            .command(
                party.table(),
                second,
                new ClientMessage.Play("b", party.frame(0).seq(), List.of(War.second()))));
    Frame gap = first(party, 0, Optional.of(had));
    assertThat(gap.whole()).isFalse();
    assertThat(gap.events()).isEqualTo(party.frame(0).events());
    assertThat(gap.stages()).isPresent();
  }

  private static Frame first(Party party, int seat, Optional<Integer> since)
      throws InterruptedException {
    try (var stream = party.stream(seat, since)) {
      return (Frame) stream.next();
    }
  }

  @Test
  void aSlowReaderMissesNothingAndHoldsNothingUp() throws InterruptedException {
    Party party = house.persons("cards", Map.of(), 2);
    try (var slow = party.stream(2, Optional.empty())) {
      List<EventShown> got = new ArrayList<>(((Frame) slow.next()).events());
      party.playOut();
      Frame rest = (Frame) slow.next();
      assertThat(rest.whole()).isFalse();
      got.addAll(rest.events());
      assertThat(got).isEqualTo(party.frame(2).events()).hasSize(36);
    }
  }

  @Test
  void whoIsOutOfStepGetsAWholeFrameAndNobodyElse() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.play(1, "take 1"));
    try (var one = party.stream(1, Optional.of(2));
        var other = party.stream(1, Optional.of(2))) {
      assertThat(((Frame) one.next()).whole()).isFalse();
      assertThat(((Frame) other.next()).whole()).isFalse();
      Party.refused(party.send(1, new ClientMessage.Play("x", 1, List.of("take 1"))), "stale");
      Party.refused(party.send(1, new ClientMessage.Preview("y", 1, List.of("take 1"))), "stale");
      one.resync();
      party.settle();
      assertThat(((Frame) one.next()).whole()).isTrue();
      Party.done(party.play(1, "take 1"));
      assertThat(((Frame) one.next()).whole()).isFalse();
      assertThat(((Frame) other.next()).whole()).isFalse();
    }
  }

  @Test
  void whoIsThereIsTold() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    try (var one = party.stream(1, Optional.empty())) {
      Frame first = (Frame) one.next();
      assertThat(first.info().seats().get(0).present()).isTrue();
      assertThat(first.info().seats().get(1).present()).isFalse();
      try (var two = party.stream(2, Optional.empty())) {
        assertThat(((Frame) two.next()).info().seats().get(0).present()).isTrue();
        assertThat(((TableMessage) one.next()).info().seats().get(1).present()).isTrue();
      }
      assertThat(((TableMessage) one.next()).info().seats().get(1).present()).isFalse();
      Party.done(party.play(1, "take 1", "take 1"));
      assertThat(one.next()).isInstanceOf(Frame.class);
      Party.done(party.play(2, "take 1"));
      assertThat(one.next()).isInstanceOf(Frame.class);
      Party.done(party.takeback(1));
      assertThat(((TableMessage) one.next()).info().takeback()).isPresent();
    }
  }

  @Test
  void whatCannotBeOpenedEndsAtOnce() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    assertThat(failure(house.tables().subscribe(party.table(), "x", Optional.empty())))
        .isEqualTo("unknown-token");
    assertThat(failure(house.tables().subscribe("x", party.token(1), Optional.empty())))
        .isEqualTo("unknown-table");
    assertThat(failure(house.tables().subscribe("x".repeat(5000), "y", Optional.empty())))
        .isEqualTo("unknown-table");
    var stream = party.stream(1, Optional.empty());
    assertThat(stream.next()).isInstanceOf(Frame.class);
    stream.close();
    assertThat(failure(stream)).isEqualTo("closing");
  }

  @Test
  void allStreamsEndWhenTheServerCloses() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    var stream = party.stream(1, Optional.empty());
    assertThat(stream.next()).isInstanceOf(Frame.class);
    house.tables().close();
    assertThat(failure(stream)).isEqualTo("closing");
    assertThat(failure(party.stream(1, Optional.empty()))).isEqualTo("closing");
  }

  @Test
  void anIdleTableIsUnloadedAndComesBack() throws InterruptedException {
    house.close();
    CountingStore store = new CountingStore();
    house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, Duration.ofMillis(1));
    Party party = house.persons("pebbles", Map.of("pebbles", "6"), 2);
    for (int i = 0; i < 4; i++) {
      int loaded = store.loads.get();
      while (store.loads.get() == loaded) {
        party.info(); // loads the table again once it was unloaded
        Thread.onSpinWait();
      }
      int seat = party.frame(0).actors().getFirst();
      Party.done(party.play(seat, "take 1"));
      assertThat(party.events(0)).hasSize(i + 1);
    }
  }

  /// Its thread may have ended before the one that loads it goes on.
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aTableThatIsUnloadedAtOnceIsLoadedAgain() {
    house.close();
    CountingStore store = new CountingStore();
    house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, Duration.ZERO);
    Party party = house.persons("pebbles", Map.of(), 2);
    for (int i = 0; i < 500; i++) {
      int loaded = store.loads.get();
      while (store.loads.get() == loaded) {
        party.info();
      }
    }
  }

  /// Counts how often a log is read.
  private static final class CountingStore extends MemoryStore {
    private final AtomicInteger loads = new AtomicInteger();

    @Override
    public synchronized List<Row> rows(String table) {
      loads.incrementAndGet();
      return super.rows(table);
    }
  }

  private static String failure(Tables.Subscription stream) throws InterruptedException {
    ServerMessage message = stream.next();
    return ((Failure) message).code();
  }
}
