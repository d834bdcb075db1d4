/// The drawing of Contrées' board, which follows the page's (`web/src/games`).
@NullMarked
package tianxia.pictures.contrees;

import org.jspecify.annotations.NullMarked;
