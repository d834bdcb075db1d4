package tianxia.cluster.shard;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tianxia.server.table.command.TableIds;

/// Which tables belong together: a shard is always on one node.
public final class Shards {
  /// One for each group of ids.
  static final int COUNT = TableIds.GROUPS;

  /// How many shards a node with few tables is to have, as long as there are enough for all nodes.
  private static final int PER_NODE = 8;

  /// How many tables are to be in a shard of a node with many.
  private static final int TABLES = 32;

  /// An id of each shard that no table has: those of tables are longer.
  private static final Map<String, String> UNUSED =
      IntStream.range(0, 100 * COUNT)
          .mapToObj(Integer::toString)
          .collect(Collectors.toUnmodifiableMap(Shards::of, id -> id, (first, second) -> first));

  private Shards() {}

  /// The shard of a table.
  public static String of(String table) {
    return String.valueOf(TableIds.group(table));
  }

  /// In how many of the first shards new tables are made. A shard that moves costs the coordinator
  /// one or two writes, which it makes one after the other, so a node that ends is to have few. But
  /// the tables of a shard move together, and are loaded one after the other: there must not be too
  /// many.
  ///
  /// @param nodes of the cluster now, at least one
  /// @param tables of one node, about
  public static int inUse(int nodes, int tables) {
    return Math.min(COUNT, nodes * Math.max(PER_NODE, tables / TABLES));
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
