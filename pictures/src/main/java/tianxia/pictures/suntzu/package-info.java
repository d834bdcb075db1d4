/// The drawing of one game's board, after the page's own (`web/src/games`).
@NullMarked
package tianxia.pictures.suntzu;

import org.jspecify.annotations.NullMarked;
