/// The drawing of Pagoda's board, which follows the page's (`web/src/games`).
@NullMarked
package tianxia.pictures.pagoda;

import org.jspecify.annotations.NullMarked;
