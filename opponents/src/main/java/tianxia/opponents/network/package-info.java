/// The networks that evaluate positions: sums, probabilities, files. Independent of any game;
/// training is in `tianxia.training`.
@NullMarked
package tianxia.opponents.network;

import org.jspecify.annotations.NullMarked;
