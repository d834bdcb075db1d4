package tianxia.server.notice;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Consumer;

/// Finds tables at which something has happened that a seat may have to be told, although its owner
/// has ended before it was decided: has them loaded, so that their owner decides. A page at a time,
/// so that no tick takes long.
final class UnseenTables {
  private static final int PAGE = 200;

  /// How long to wait before beginning anew.
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /// Whoever was not told for so long is not told any more.
  private static final Duration OLD = Duration.ofDays(3);

  private final NoticeStore store;
  private final InstantSource clock;
  private volatile Consumer<String> load = table -> {};
  private volatile boolean ready;
  private String after = "";
  private long next = Long.MIN_VALUE;

  UnseenTables(NoticeStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  void loadThrough(Consumer<String> other) {
    load = other;
    ready = true;
  }

  void tick() {
    long now = clock.millis();
    if (!ready || now < next) {
      return;
    }
    NoticeStore.Seats page = store.seats(after, PAGE);
    after = page.next();
    if (after.isEmpty()) {
      next = now + PAUSE.toMillis();
    }
    page.behind().stream()
        .filter(each -> each.at() > now - OLD.toMillis())
        .map(NoticeStore.Behind::table)
        .distinct()
        .forEach(load);
  }
}
