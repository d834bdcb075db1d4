/// Matches between computer players, and estimates of their strength.
@NullMarked
package tianxia.arena;

import org.jspecify.annotations.NullMarked;
