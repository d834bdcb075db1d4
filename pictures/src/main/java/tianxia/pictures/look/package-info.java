/// The look of the house: its colours, and what all games' drawings share. The shapes are those of
/// the page (`web/src/draw`).
@NullMarked
package tianxia.pictures.look;

import org.jspecify.annotations.NullMarked;
