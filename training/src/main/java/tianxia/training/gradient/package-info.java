/// Gradient steps on networks, and the samples they take. It knows no game.
@NullMarked
package tianxia.training.gradient;

import org.jspecify.annotations.NullMarked;
