/// Tables as entities: what they are told, and both ends of a stream between nodes.
@NullMarked
package tianxia.cluster.table;

import org.jspecify.annotations.NullMarked;
