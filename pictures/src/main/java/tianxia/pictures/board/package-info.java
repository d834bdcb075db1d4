/// The interface of the drawing of a game.
@NullMarked
package tianxia.pictures.board;

import org.jspecify.annotations.NullMarked;
