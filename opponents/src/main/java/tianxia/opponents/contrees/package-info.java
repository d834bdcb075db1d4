/// The computer player of Contrées: an exact look-ahead over towers, with an evaluation learned
/// from games against itself.
@NullMarked
package tianxia.opponents.contrees;

import org.jspecify.annotations.NullMarked;
