/// How well the chances of analyses agree with the results of games.
@NullMarked
package tianxia.arena.calibration;

import org.jspecify.annotations.NullMarked;
