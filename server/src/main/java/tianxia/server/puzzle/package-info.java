/// The puzzles that are shipped with the server.
@NullMarked
package tianxia.server.puzzle;

import org.jspecify.annotations.NullMarked;
