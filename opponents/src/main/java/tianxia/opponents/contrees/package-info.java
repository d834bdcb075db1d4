/// The computer player of Contrées: an alpha-beta search over towers with late move reductions, and
/// an evaluation learned by self-play.
@NullMarked
package tianxia.opponents.contrees;

import org.jspecify.annotations.NullMarked;
