@NullMarked
package tianxia.arena.suntzu;

import org.jspecify.annotations.NullMarked;
