/// What the drawing of a game is.
@NullMarked
package tianxia.pictures.board;

import org.jspecify.annotations.NullMarked;
