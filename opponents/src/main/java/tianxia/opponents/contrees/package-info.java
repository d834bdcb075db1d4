/// The computer player of Contrées: a look-ahead over towers (alpha-beta, with late moves reduced),
/// with an evaluation learned from games against itself.
@NullMarked
package tianxia.opponents.contrees;

import org.jspecify.annotations.NullMarked;
