/// The self-play training loop: progress, checkpoints, the replay buffer. Independent of any game.
@NullMarked
package tianxia.training.selfplay;

import org.jspecify.annotations.NullMarked;
