/// A fifth game for tests, written as in docs/ADDING-A-GAME.md.
@NullMarked
package tianxia.testkit.nim;

import org.jspecify.annotations.NullMarked;
