@NullMarked
package tianxia.postgres;

import org.jspecify.annotations.NullMarked;
