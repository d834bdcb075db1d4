@NullMarked
package tianxia.arena;

import org.jspecify.annotations.NullMarked;
