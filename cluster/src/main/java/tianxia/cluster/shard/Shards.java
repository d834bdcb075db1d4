package tianxia.cluster.shard;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Which tables belong together: a shard is always on one node.
public final class Shards {
  /// The same on all nodes, for ever: tables are found by it.
  public static final int COUNT = 128;

  /// An id of each shard that no table has: those of tables are longer.
  private static final Map<String, String> UNUSED =
      IntStream.range(0, 100 * COUNT)
          .mapToObj(Integer::toString)
          .collect(Collectors.toUnmodifiableMap(Shards::of, id -> id, (first, second) -> first));

  private Shards() {}

  /// The shard of a table.
  public static String of(String table) {
    return String.valueOf(Math.floorMod(table.hashCode(), COUNT));
  }

  /// The names of all shards.
  static Set<String> all() {
    return UNUSED.keySet();
  }

  /// An id of a shard that no table has.
  static String unusedId(String shard) {
    return Objects.requireNonNull(UNUSED.get(shard), shard);
  }
}
