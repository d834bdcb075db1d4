@NullMarked
package tianxia.cluster.membership;

import org.jspecify.annotations.NullMarked;
