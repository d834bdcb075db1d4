/// The drawing of Qin's board, which follows the page's (`web/src/games`).
@NullMarked
package tianxia.pictures.qin;

import org.jspecify.annotations.NullMarked;
