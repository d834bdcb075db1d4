/// Which node has which shard of tables, and how shards move.
@NullMarked
package tianxia.cluster.shard;

import org.jspecify.annotations.NullMarked;
