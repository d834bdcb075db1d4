package tianxia.server.table.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.computer.BotFactory;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.node.LocalTables;
import tianxia.server.table.viewer.Presence;
import tianxia.server.table.worker.TableContext;

/// When computers think and when they pause: a table of computers only does nothing while nobody
/// watches it.
class RestingTest {
  /// Computers that at `cards` wait for a permit before each choice and report when they start; a
  /// search that is asked to stop ends too. At other games they choose immediately.
  private static final class Counted implements BotFactory {
    /// Longer than any test: passed only on the clock of a search that is asked to stop.
    private static final long FOR_EVER = TimeUnit.MINUTES.toNanos(30);

    private final Semaphore let = new Semaphore(0);
    private final BlockingQueue<String> begun = new LinkedBlockingQueue<>();

    @Override
    public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
      return (forgotten, seen, seat, effort, random) -> {
        if (game.id().equals("cards")) {
          begun.add(game.id());
          long start = effort.now();
          while (!let.tryAcquire() && effort.now() - start < FOR_EVER) {
            Thread.onSpinWait();
          }
        }
        return forgotten.sample(seat, random);
      };
    }

    void expect() throws InterruptedException {
      assertThat(begun.poll(30, TimeUnit.SECONDS)).isNotNull();
    }
  }

  private static final List<NewTable.SeatWish> ALONE =
      List.of(new NewTable.Computer("easy"), new NewTable.Computer("easy"));

  private final Counted computers = new Counted();
  private final Hourglass time = new Hourglass();
  private final Store store = new MemoryStore();
  private final House house = new House(SmallGames.CATALOGUE, store, computers, time);

  @AfterEach
  void close() {
    computers.let.release(1_000);
    house.close();
  }

  private Party alone() {
    return house.party(House.wish("cards", Map.of(), ALONE, 1));
  }

  /// Gets an answer from a person's computer: by then the only thread has finished what was queued
  /// before.
  private void person() throws InterruptedException {
    Party party =
        house.party(
            House.wish(
                "pebbles", Map.of(), List.of(House.me(1), new NewTable.Computer("easy")), 1));
    try (Tables.Subscription stream = party.stream(1, Optional.empty())) {
      Party.done(party.play(1, "take 1", "take 1"));
      Streams.until(stream, frame -> frame.ply() == 4);
    }
  }

  @Test
  void computersAloneRestUntilSomebodyWatchesAndWhenNobodyDoesAnyMore()
      throws InterruptedException {
    Party party = alone();
    assertThat(house.tables().info(party.table(), party.token(0))).isInstanceOf(TableInfo.class);
    person();
    assertThat(store.rows(party.table())).hasSize(1);
    int seen;
    try (Tables.Subscription stream = party.stream(0, Optional.empty())) {
      int begun = ((Frame) stream.next()).ply();
      computers.let.release();
      computers.expect();
      seen = Streams.until(stream, frame -> frame.ply() > begun).seq();
      computers.expect();
    }
    // The choice under way is dropped, or it is the last.
    computers.let.release();
    person();
    assertThat(store.rows(party.table()).size()).isBetween(seen, seen + 1);
    try (Tables.Subscription stream = party.stream(0, Optional.empty())) {
      computers.let.release(1_000);
      Streams.until(stream, frame -> frame.info().phase().equals(TableInfo.OVER));
    }
  }

  @Test
  void whoAsksOverHttpWatchesForAWhile() throws InterruptedException {
    Party party = alone();
    party.frame(0);
    computers.expect();
    time.pass(Presence.HTTP_PRESENCE.toMillis());
    computers.let.release();
    person();
    // The choice under way is the last, or it is dropped.
    assertThat(store.rows(party.table())).hasSizeLessThanOrEqualTo(2);
    party.frame(0);
    computers.expect();
  }

  @Test
  void aPersonWhoIsAwayGetsItsAnswer() throws InterruptedException {
    Party party =
        house.party(
            House.wish("cards", Map.of(), List.of(House.me(1), new NewTable.Computer("easy")), 1));
    computers.let.release(1_000);
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    time.pass(2 * Presence.HTTP_PRESENCE.toMillis());
    computers.expect();
    try (Tables.Subscription stream = party.stream(1, Optional.empty())) {
      Streams.until(stream, frame -> frame.actors().equals(List.of(1)));
    }
  }

  @Test
  void whoIsTurnedAwayAsksAgain() throws InterruptedException {
    CountDownLatch turnedAway = new CountDownLatch(1);
    OneShotTimer atOnce =
        (delay, task) -> {
          assertThat(delay).isEqualTo(Duration.ofSeconds(5));
          turnedAway.countDown();
          Thread.ofVirtual().start(task);
        };
    try (Computers full = new Computers(1, computers, System::nanoTime, 1);
        Tables tables =
            new LocalTables(
                SmallGames.CATALOGUE,
                new TableContext(
                    store, full, time, atOnce, LocalTables.PAUSE, 8, Duration.ofMinutes(5)))) {
      List<Tables.Subscription> streams = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        TableMade made = (TableMade) tables.make(House.wish("cards", Map.of(), ALONE, 1));
        streams.add(tables.subscribe(made.info().table(), made.watch(), Optional.empty()));
      }
      // One thinks and one waits, so there is no room for the third.
      turnedAway.await();
      computers.let.release(1_000);
      for (Tables.Subscription stream : streams) {
        Streams.until(stream, frame -> frame.info().phase().equals(TableInfo.OVER));
      }
    }
  }
}
