package tianxia.cluster.shard;

import java.util.List;

/// A node's region and the shards that it has.
///
/// @param <R> how the region is named
/// @param stays whether its node is not about to leave
record Holder<R>(R region, boolean stays, List<String> shards) {
  Holder {
    shards = List.copyOf(shards);
  }
}
