/// Tests of the search for puzzles.
@NullMarked
package tianxia.arena.puzzle;

import org.jspecify.annotations.NullMarked;
