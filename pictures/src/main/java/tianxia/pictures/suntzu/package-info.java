/// The drawing of Sun Tzu's board, which follows the page's (`web/src/games`).
@NullMarked
package tianxia.pictures.suntzu;

import org.jspecify.annotations.NullMarked;
