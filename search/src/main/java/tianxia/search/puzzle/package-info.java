/// Puzzles: positions in which one choice is clearly best.
@NullMarked
package tianxia.search.puzzle;

import org.jspecify.annotations.NullMarked;
