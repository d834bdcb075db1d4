package tianxia.server.notice;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;

/// Sends what is on its way. Each notice is claimed in the store first, so that of several nodes
/// one alone sends it; if that one ends meanwhile, it is sent again once the claim has run out.
final class Deliveries implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Deliveries.class);

  /// How many are sent at a time, each on a thread of its own: names are resolved by the platform,
  /// which holds a thread as long as it takes.
  private static final int MAX_AT_ONCE = 8;

  /// Longer than any attempt takes.
  private static final Duration CLAIM = Duration.ofMinutes(2);

  /// After how long a notice is tried again; then it is given up.
  private static final List<Duration> PAUSES =
      List.of(
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(30),
          Duration.ofHours(2));

  /// What could not be tried for so long, while notices were switched off, is told no more.
  private static final Duration OLD = Duration.ofDays(3);

  private final NoticeStore store;
  private final NoticeRequests requests;
  private final Post post;
  private final InstantSource clock;
  private final boolean anywhere;
  private final AtomicInteger underWay = new AtomicInteger();
  private final LongAdder delivered = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          MAX_AT_ONCE, Thread.ofPlatform().daemon().name("sending a notice ", 0).factory());

  Deliveries(NoticeStore store, NoticeRequests requests, InstantSource clock, boolean anywhere) {
    this.store = store;
    this.requests = requests;
    this.post = new Post(anywhere);
    this.clock = clock;
    this.anywhere = anywhere;
  }

  /// How many have arrived.
  long delivered() {
    return delivered.sum();
  }

  /// How many attempts were in vain.
  long failed() {
    return failed.sum();
  }

  /// Begins to send what is due, as far as threads are free.
  void tick() {
    int free = MAX_AT_ONCE - underWay.get();
    if (free <= 0) {
      return;
    }
    long now = clock.millis();
    for (Outgoing notice : store.claim(now, now + CLAIM.toMillis(), free)) {
      underWay.incrementAndGet();
      threads.execute(() -> {
        try {
          deliver(notice);
        } catch (RuntimeException e) {
          // The store, which reports its own failures; the notice is due again later.
          LOG.warn("a notice could not be seen to: {}", e.getMessage());
        } finally {
          underWay.decrementAndGet();
        }
      });
    }
  }

  private void deliver(Outgoing notice) {
    Optional<Subscriber> to = store.subscriber(notice.subscriber());
    Optional<Endpoint> endpoint = to.flatMap(each -> Endpoint.of(each.endpoint(), anywhere));
    boolean old = notice.due() < clock.millis() - OLD.toMillis();
    if (endpoint.isEmpty() || old) {
      store.done(notice.id());
      return;
    }
    int status = status(to.get(), endpoint.get(), notice);
    if (status / 100 == 2) {
      // First: whoever sees that it is done finds it counted.
      delivered.increment();
      store.done(notice.id());
    } else if (status == 404 || status == 410) {
      LOG.info("a subscriber at {} is gone", endpoint.get());
      store.drop(to.get().id());
    } else {
      later(notice, endpoint.get(), status);
      failed.increment();
    }
  }

  /// The answer's status; 0 if there is none.
  private int status(Subscriber to, Endpoint endpoint, Outgoing notice) {
    try {
      return requests.of(to, notice).to(endpoint, post);
    } catch (IOException | RuntimeException e) {
      // What is wrong may repeat the address, which is a secret.
      LOG.debug("{} did not answer: {}", endpoint, e.getClass().getSimpleName());
      return 0;
    }
  }

  private void later(Outgoing notice, Endpoint endpoint, int status) {
    if (notice.tries() >= PAUSES.size()) {
      LOG.warn("a notice to {} was given up; the last answer was {}", endpoint, status);
      store.done(notice.id());
    } else {
      long due = clock.millis() + PAUSES.get(notice.tries()).toMillis();
      store.retry(notice.id(), notice.tries() + 1, due);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
