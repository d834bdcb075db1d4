/// Positions with one clear choice, to be found by somebody.
@NullMarked
package tianxia.search.puzzle;

import org.jspecify.annotations.NullMarked;
