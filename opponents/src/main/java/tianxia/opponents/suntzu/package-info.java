/// Sun Tzu: the orders of the last dynasty are solved; before it the generic search plays.
@NullMarked
package tianxia.opponents.suntzu;

import org.jspecify.annotations.NullMarked;
