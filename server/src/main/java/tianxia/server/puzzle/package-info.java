/// The puzzles that the server brings with it.
@NullMarked
package tianxia.server.puzzle;

import org.jspecify.annotations.NullMarked;
