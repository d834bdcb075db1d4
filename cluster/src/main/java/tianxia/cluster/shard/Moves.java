package tianxia.cluster.shard;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Decides where shards are, and which move next.
///
/// Each move is two writes of the coordinator, which makes one after the other, and a shard's
/// tables wait from before the first to after the second. So only a few move at a time: of many
/// that are stopped together, the last ones would wait for the writes of all. Where a node has few,
/// as in a small cluster ([Shards#inUse]), they move one by one.
final class Moves {
  /// How many shards move away at a time, at most.
  static final int AT_ONCE = 4;

  /// For how many shards that are to move away one more moves at a time: many that moved one by one
  /// would take longer than a node that stops has time.
  private static final int FOR_EACH = 8;

  private Moves() {}

  /// Where a shard that has no home is to be: of the nodes that stay the one with the fewest.
  static <R> Optional<R> home(Collection<Holder<R>> holders) {
    return staying(holders)
        .min(Comparator.comparingInt(holder -> holder.shards().size()))
        .map(Holder::region);
  }

  private static <R> Stream<Holder<R>> staying(Collection<Holder<R>> holders) {
    return holders.stream().filter(Holder::stays);
  }

  /// Which shards are to move away from nodes that are about to leave.
  ///
  /// @param moving those that are moving already
  static <R> Set<String> away(Collection<Holder<R>> holders, Set<String> moving) {
    Set<String> next = new HashSet<>();
    if (staying(holders).findAny().isPresent()) {
      List<String> left =
          holders.stream()
              .filter(holder -> !holder.stays())
              .flatMap(holder -> holder.shards().stream())
              .toList();
      int atOnce = Math.min(AT_ONCE, Math.ceilDiv(left.size(), FOR_EACH));
      left.stream()
          .filter(shard -> !moving.contains(shard))
          .limit(Math.max(0, atOnce - moving.size()))
          .forEach(next::add);
    }
    return next;
  }

  /// Which shard is to move from the node with the most to the one with the fewest, if none is
  /// moving; none if they are even. One at a time: nothing waits for it, and a node that has just
  /// come is slow at first.
  static <R> Set<String> even(Collection<Holder<R>> holders) {
    List<Holder<R>> sorted =
        staying(holders).sorted(Comparator.comparingInt(holder -> holder.shards().size())).toList();
    if (sorted.isEmpty()) {
      return Set.of();
    }
    List<String> most = sorted.getLast().shards();
    int excess = (most.size() - sorted.getFirst().shards().size()) / 2;
    return excess > 0 ? Set.of(most.getFirst()) : Set.of();
  }
}
