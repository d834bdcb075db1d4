@NullMarked
package tianxia.cluster.table;

import org.jspecify.annotations.NullMarked;
