/// Colours and shapes that the drawings of all games share. They are those of the page
/// (`web/src/draw`).
@NullMarked
package tianxia.pictures.look;

import org.jspecify.annotations.NullMarked;
