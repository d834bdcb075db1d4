/// Gradient steps on networks, and their samples. Independent of any game.
@NullMarked
package tianxia.training.gradient;

import org.jspecify.annotations.NullMarked;
