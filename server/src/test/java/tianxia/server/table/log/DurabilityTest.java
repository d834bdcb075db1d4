package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// Nothing is acknowledged or shown before it is on disk.
class DurabilityTest {
  private final SlowStore store = new SlowStore();
  private final House house =
      new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, Duration.ofMinutes(5));
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  @AfterEach
  void close() {
    store.open();
    threads.close();
    house.close();
  }

  @Test
  void nothingIsShownBeforeItIsOnDisk() throws Exception {
    Party party = house.persons("pebbles", Map.of(), 2);
    try (var stream = party.stream(2, Optional.empty())) {
      Frame before = (Frame) stream.next();
      store.hold();
      Future<CommandAnswer> answer =
          threads.submit(
              () -> party.send(1, new ClientMessage.Play("a", 1, List.of("take 1", "take 1"))));
      store.reached.await();
      // The store is writing, and has not reported that the entry is durable.
      assertThat(answer.isDone()).isFalse();
      assertThat(party.frame(2).seq()).isEqualTo(before.seq());
      assertThat(party.frame(1).events()).isEmpty();
      assertThat(party.record(1)).doesNotContain("take");
      Future<?> next = threads.submit(stream::next);
      assertThat(next.isDone()).isFalse();
      store.open();
      assertThat(answer.get()).isInstanceOf(Done.class);
      assertThat(((Frame) next.get()).events()).hasSize(2);
    }
  }

  @Test
  void whatTheStoreRefusedHasNotHappened() throws Exception {
    hasNotHappened(new Store.Failure("the disk can't be read"));
  }

  @Test
  void whoeverPlaysIsToldThatNothingCanBeSaved() throws Exception {
    Problem told = hasNotHappened(new Store.NotWritten(new IllegalStateException("a full disk")));
    assertThat(told.message()).contains("nothing can be saved");
  }

  /// If a table's writer dies, waiting callers are told, and another writer takes over.
  @Test
  void whatATableDiesOfHasNotHappenedEither() throws Exception {
    hasNotHappened(new IllegalStateException("a fault"));
    hasNotHappened(new StackOverflowError("as if"));
  }

  private Problem hasNotHappened(Throwable fault) throws Exception {
    CommandAnswer told;
    Party party = house.persons("pebbles", Map.of(), 2);
    try (var stream = party.stream(2, Optional.empty())) {
      assertThat(stream.next()).isInstanceOf(Frame.class);
      store.fault = Optional.of(fault);
      told = party.send(1, new ClientMessage.Play("a", 1, List.of("take 1")));
      assertThat(told)
          .isInstanceOfSatisfying(
              Problem.class, p -> assertThat(p.code()).isEqualTo("unavailable"));
      store.fault = Optional.empty();
      assertThat(((ServerMessage.Failure) stream.next()).code()).isEqualTo("closing");
    }
    assertThat(party.events(1)).isEmpty();
    Party.done(party.send(1, new ClientMessage.Play("a", 1, List.of("take 1"))));
    assertThat(party.events(1)).containsExactly("1 take 1");
    return (Problem) told;
  }

  @Test
  void whereTooMuchWaitsATableSaysSoAndOthersNoticeNothing() throws Exception {
    Party busy = house.persons("pebbles", Map.of(), 2);
    Party other = house.persons("pebbles", Map.of(), 2);
    store.holdOnly(busy.table());
    List<CompletableFuture<CommandAnswer>> waiting = new java.util.ArrayList<>();
    for (int i = 0; i < 30; i++) {
      var play = new ClientMessage.Play("w" + i, 1, List.of("take 1"));
      waiting.add(CompletableFuture.supplyAsync(() -> busy.send(1, play), threads));
    }
    CommandAnswer first =
        (CommandAnswer) CompletableFuture.anyOf(waiting.toArray(CompletableFuture[]::new)).get();
    assertThat(first)
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo("slow-down"));
    Party.done(other.play(1, "take 1"));
    assertThat(busy.events(1)).isEmpty();
    store.open();
    int done = 0;
    for (CompletableFuture<CommandAnswer> answer : waiting) {
      done += answer.get() instanceof Done ? 1 : 0;
    }
    assertThat(done).isEqualTo(1);
  }

  @Test
  void aSecondWriterIsFencedOffByThePlaceInTheLog() {
    Party party = house.persons("pebbles", Map.of(), 2);
    try (House other = new House(store)) {
      Party same = new Party(other, party.made());
      Party.done(same.send(1, new ClientMessage.Play("b", 1, List.of("take 1"))));
      // The first server has not seen that entry, so the place where it would write is taken.
      assertThat(party.send(1, new ClientMessage.Play("a", 1, List.of("take 3"))))
          .isInstanceOfSatisfying(
              Problem.class, p -> assertThat(p.code()).isEqualTo("unavailable"));
      assertThat(party.events(0)).containsExactly("1 take 1");
      Party.done(party.play(1, "take 2"));
      assertThat(party.events(0)).containsExactly("1 take 1", "1 take 2");
    }
  }

  /// A store that can be made to block or fail before it writes.
  private static final class SlowStore extends MemoryStore {
    private final Semaphore gate = new Semaphore(0);
    private final CountDownLatch reached = new CountDownLatch(1);
    private volatile String held = "";
    private volatile Optional<Throwable> fault = Optional.empty();

    void hold() {
      held = "all";
    }

    void holdOnly(String table) {
      held = table;
    }

    void open() {
      held = "";
      gate.release(1000);
    }

    // Not synchronized: a blocked call must not keep others out.
    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public void append(List<Row> rows, Waiting change, long at) {
      reach(rows.getFirst().table());
      super.append(rows, change, at);
    }

    private void reach(String table) {
      if (held.equals("all") || held.equals(table)) {
        reached.countDown();
        gate.acquireUninterruptibly();
      }
      switch (fault.orElse(null)) {
        case RuntimeException exception -> throw exception;
        case Error error -> throw error;
        case null, default -> {}
      }
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public void putOff(Claim claim, PutOff putOff) {
      reach(putOff.table());
      super.putOff(claim, putOff);
    }
  }
}
