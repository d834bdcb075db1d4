/// Finds puzzles in games between computer players.
@NullMarked
package tianxia.arena.puzzle;

import org.jspecify.annotations.NullMarked;
