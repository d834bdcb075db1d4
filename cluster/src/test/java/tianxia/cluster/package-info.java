@NullMarked
package tianxia.cluster;

import org.jspecify.annotations.NullMarked;
