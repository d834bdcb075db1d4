/// Matches between computer players, and what they tell of their strength.
@NullMarked
package tianxia.arena;

import org.jspecify.annotations.NullMarked;
