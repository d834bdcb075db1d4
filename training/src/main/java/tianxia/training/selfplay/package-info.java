/// The loop of self-play training: progress, checkpoints, the replay buffer. It knows no game.
@NullMarked
package tianxia.training.selfplay;

import org.jspecify.annotations.NullMarked;
