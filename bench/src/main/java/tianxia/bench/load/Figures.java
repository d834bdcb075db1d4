package tianxia.bench.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/// What the clients saw in one period. Thread-safe.
final class Figures {
  /// From sending a move to its acknowledgement.
  final Histogram acknowledged = new Histogram();

  /// From sending a move to the frame that shows it to the other player.
  final Histogram shown = new Histogram();

  /// From the start of a stampede to the acknowledgement of a player's first move.
  final Histogram arrived = new Histogram();

  final LongAdder moves = new LongAdder();
  final LongAdder games = new LongAdder();
  final LongAdder receivedBytes = new LongAdder();

  /// What spectators were sent.
  final LongAdder watched = new LongAdder();

  private final Map<String, LongAdder> errors;

  Figures() {
    this(new ConcurrentHashMap<>());
  }

  private Figures(Map<String, LongAdder> errors) {
    this.errors = errors;
  }

  /// Those of a new period. A client that has failed before it is missing in it too.
  Figures next() {
    return new Figures(errors);
  }

  void error(String what) {
    errors.computeIfAbsent(what, key -> new LongAdder()).increment();
  }

  /// How often each error occurred, by its name.
  Map<String, Long> errors() {
    Map<String, Long> sorted = new TreeMap<>();
    errors.forEach((what, count) -> sorted.put(what, count.sum()));
    return sorted;
  }
}
