/// The networks that evaluate positions: their sums, their probabilities, their files. It knows no
/// game; how weights are trained is not here but in `tianxia.training`.
@NullMarked
package tianxia.opponents.network;

import org.jspecify.annotations.NullMarked;
