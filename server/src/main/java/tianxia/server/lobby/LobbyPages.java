package tianxia.server.lobby;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;

/// Lists by name, as they were published last, and those who read them. Thread-safe.
final class LobbyPages implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<String, LobbyPage> pages = new HashMap<>();
  private final Map<String, Integer> readers = new HashMap<>();
  private final Function<LobbyShown, ServerMessage> form;
  private final LobbyPage empty;
  private long version;
  private boolean closed;

  /// @param form in which readers get messages
  LobbyPages(Function<LobbyShown, ServerMessage> form) {
    this.form = form;
    this.empty = LobbyPage.empty(form);
  }

  /// Publishes those lists that have changed.
  ///
  /// @param lists all that are not empty
  void publish(Map<String, List<Listing>> lists) {
    locked(() -> {
      Set<String> names = new HashSet<>(pages.keySet());
      names.addAll(lists.keySet());
      names.forEach(name -> publish(name, lists.getOrDefault(name, List.of())));
    });
  }

  private void publish(String name, List<Listing> tables) {
    LobbyPage page = page(name);
    LobbyPage next = page.next(tables, version + 1, form);
    if (next.version() != page.version()) {
      version = next.version();
      pages.put(name, next);
      changed.signalAll();
    } else if (tables.isEmpty() && !readers.containsKey(name)) {
      pages.remove(name);
    }
  }

  private LobbyPage page(String name) {
    return pages.getOrDefault(name, empty);
  }

  /// A list as it was published last.
  List<Listing> now(String name) {
    lock.lock();
    try {
      return page(name).tables();
    } finally {
      lock.unlock();
    }
  }

  /// Whether anybody reads any list.
  boolean isRead() {
    lock.lock();
    try {
      return !readers.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /// Opens a stream of a list.
  LobbyReader read(String name) {
    locked(() -> readers.merge(name, 1, Integer::sum));
    return new Reader(name);
  }

  private final class Reader implements LobbyReader {
    private final String name;
    private long had = -1;
    private boolean ended;

    private Reader(String name) {
      this.name = name;
    }

    @Override
    public ServerMessage next() throws InterruptedException {
      lock.lockInterruptibly();
      try {
        while (had == page(name).version() && !ended && !closed) {
          changed.await();
        }
        if (ended || closed) {
          return new ServerMessage.Failure(
              Problem.CLOSING, "the server is shutting down: reconnect later");
        }
        LobbyPage page = page(name);
        boolean follows = had >= 0 && had == page.before();
        had = page.version();
        return follows ? page.change() : page.whole();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void close() {
      locked(() -> {
        if (!ended) {
          readers.computeIfPresent(name, (id, count) -> count == 1 ? null : count - 1);
        }
        ended = true;
        changed.signalAll();
      });
    }
  }

  /// Ends all streams.
  @Override
  public void close() {
    locked(() -> {
      closed = true;
      changed.signalAll();
    });
  }

  private void locked(Runnable step) {
    lock.lock();
    try {
      step.run();
    } finally {
      lock.unlock();
    }
  }
}
