/// The computer player of Qin: an evaluation learned by self-play, and a search that weights the
/// next seats' replies by the tiles that they may hold.
@NullMarked
package tianxia.opponents.qin;

import org.jspecify.annotations.NullMarked;
