/// The computer player of Qin: an evaluation learned from self-play, and a search that weighs what
/// the next seats may do by the tiles that they may hold.
@NullMarked
package tianxia.opponents.qin;

import org.jspecify.annotations.NullMarked;
