package tianxia.server.table.computer;

import java.util.Map;
import java.util.TreeMap;

/// How long each computer seat of a table has thought in its present turn.
final class TurnTimes {
  /// @param turn the ply at which the turn began
  /// @param nanos thought in it so far
  private record Spent(int turn, long nanos) {}

  private final Map<Integer, Spent> bySeat = new TreeMap<>();

  /// The nanoseconds that a seat has thought in the turn that began at a ply.
  long spent(int seat, int turn) {
    Spent last = bySeat.get(seat);
    return last != null && last.turn() == turn ? last.nanos() : 0;
  }

  void add(int seat, int turn, long nanos) {
    bySeat.put(seat, new Spent(turn, spent(seat, turn) + nanos));
  }
}
