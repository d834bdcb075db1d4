/// Who belongs to the cluster: what this node may do, and which nodes are declared down.
@NullMarked
package tianxia.cluster.membership;

import org.jspecify.annotations.NullMarked;
