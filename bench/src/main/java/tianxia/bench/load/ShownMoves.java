package tianxia.bench.load;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/// When one seat was shown the moves of the other: by the first frame whose seq is at least that of
/// the move's answer, whichever of the two arrives first. Thread-safe.
final class ShownMoves {
  /// How many of the last frames are remembered: more than arrive from when a move is sent until it
  /// is answered.
  private static final int FRAMES = 64;

  /// When each frame arrived, by its seq, in nanoseconds.
  private final TreeMap<Integer, Long> arrivals = new TreeMap<>();

  private final Deque<Move> unseen = new ArrayDeque<>();

  private record Move(int seq, long sentAt) {}

  /// The other's move was answered.
  ///
  /// @param delay is told the nanoseconds from sending it to the frame, if that has arrived
  synchronized void answered(int seq, long sentAt, LongConsumer delay) {
    Map.Entry<Integer, Long> first = arrivals.ceilingEntry(seq);
    if (first == null) {
      unseen.add(new Move(seq, sentAt));
    } else {
      delay.accept(first.getValue() - sentAt);
    }
  }

  /// The seat was shown a frame.
  ///
  /// @param delay is told of each move that was answered before, and is shown now
  synchronized void arrived(int seq, long now, LongConsumer delay) {
    for (Move next = unseen.peek(); next != null && next.seq() <= seq; next = unseen.peek()) {
      delay.accept(now - next.sentAt());
      unseen.remove();
    }
    arrivals.putIfAbsent(seq, now);
    if (arrivals.size() > FRAMES) {
      arrivals.pollFirstEntry();
    }
  }
}
