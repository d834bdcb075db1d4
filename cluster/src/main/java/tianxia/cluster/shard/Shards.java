package tianxia.cluster.shard;

import java.util.stream.IntStream;

/// Which tables belong together: a shard is always on one node.
public final class Shards {
  /// The same on all nodes, for ever: tables are found by it.
  public static final int COUNT = 128;

  private Shards() {}

  /// The shard of a table.
  public static String of(String table) {
    return String.valueOf(Math.floorMod(table.hashCode(), COUNT));
  }

  /// An id of a shard that no table has: those of tables are longer.
  static String unusedId(String shard) {
    return IntStream.iterate(0, n -> n + 1)
        .mapToObj(Integer::toString)
        .filter(id -> of(id).equals(shard))
        .findFirst()
        .orElseThrow();
  }
}
