/// A fifth game for tests, made as docs/ADDING-A-GAME.md says.
@NullMarked
package tianxia.testkit.nim;

import org.jspecify.annotations.NullMarked;
