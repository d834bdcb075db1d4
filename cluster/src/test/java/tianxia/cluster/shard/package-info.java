@NullMarked
package tianxia.cluster.shard;

import org.jspecify.annotations.NullMarked;
