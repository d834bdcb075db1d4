/// The drawing of one game's board, after the page's own (`web/src/games`).
@NullMarked
package tianxia.pictures.qin;

import org.jspecify.annotations.NullMarked;
