/// Tests of puzzles as they are shipped.
@NullMarked
package tianxia.server.puzzle;

import org.jspecify.annotations.NullMarked;
