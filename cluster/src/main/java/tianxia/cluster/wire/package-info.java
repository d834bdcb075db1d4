/// Messages between nodes as bytes.
@NullMarked
package tianxia.cluster.wire;

import org.jspecify.annotations.NullMarked;
