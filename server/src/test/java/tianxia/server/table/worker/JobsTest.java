package tianxia.server.table.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/// Who does a table's jobs, and when.
class JobsTest {
  private static final Duration LONG = Duration.ofDays(1);

  private final Jobs jobs = new Jobs(2);
  private final List<String> log = new ArrayList<>();

  @Test
  void aClientIsRefusedUntilTheTablesThreadHasAskedForWork() throws InterruptedException {
    assertThat(jobs.begin()).isFalse();
    jobs.offer(note("first"));
    jobs.next(false, LONG).orElseThrow().run();
    assertThat(jobs.begin()).isFalse();
    CompletableFuture<Optional<Runnable>> next = asked(false);
    begin();
    assertThat(jobs.begin()).isFalse();
    jobs.own(note("second"));
    assertThat(next).isNotDone();
    log.add("client");
    jobs.done(false);
    next.join().orElseThrow().run();
    assertThat(log).containsExactly("first", "client", "second");
  }

  @Test
  void whatWaitsGoesBeforeAClient() throws InterruptedException {
    CompletableFuture<Optional<Runnable>> next = asked(false);
    begin();
    jobs.offer(note("first"));
    jobs.offer(note("second"));
    assertThat(jobs.offer(note("third"))).isEqualTo(Jobs.Taken.FULL);
    jobs.done(false);
    assertThat(jobs.begin()).isFalse();
    next.join().orElseThrow().run();
    jobs.next(false, LONG).orElseThrow().run();
    assertThat(log).containsExactly("first", "second");
  }

  @Test
  void theFailureOfAClientsJobComesBeforeAllElse() {
    CompletableFuture<Optional<Runnable>> next = asked(false);
    begin();
    jobs.offer(note("first"));
    jobs.failed(note("failure"));
    next.join().orElseThrow().run();
    assertThat(log).containsExactly("failure");
  }

  @Test
  void theQueueClosesOnceNothingGoesOn() {
    CompletableFuture<Optional<Runnable>> next = asked(true, Duration.ZERO);
    assertThat(next.join()).isEmpty();
    assertThat(jobs.begin()).isFalse();
    assertThat(jobs.own(note("late"))).isEqualTo(Jobs.Taken.GONE);
  }

  @Test
  void aClientsJobCanEndWhatGoesOn() {
    CompletableFuture<Optional<Runnable>> next = asked(false, Duration.ZERO);
    begin();
    assertThat(next).isNotDone();
    jobs.done(true);
    assertThat(next.join()).isEmpty();
  }

  @Test
  void aClientsJobCanBeginWhatGoesOn() {
    CompletableFuture<Optional<Runnable>> next = asked(true, LONG);
    begin();
    jobs.done(false);
    jobs.own(note("own"));
    next.join().orElseThrow().run();
    assertThat(log).containsExactly("own");
  }

  /// As soon as the table's thread waits.
  private void begin() {
    while (!jobs.begin()) {
      Thread.onSpinWait();
    }
  }

  private CompletableFuture<Optional<Runnable>> asked(boolean idle) {
    return asked(idle, LONG);
  }

  private CompletableFuture<Optional<Runnable>> asked(boolean idle, Duration patience) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return jobs.next(idle, patience);
          } catch (InterruptedException e) {
            throw new CompletionException(e);
          }
        },
        task -> Thread.ofVirtual().start(task));
  }

  private Runnable note(String what) {
    return () -> log.add(what);
  }
}
