/// The training plans of all games.
@NullMarked
package tianxia.training;

import org.jspecify.annotations.NullMarked;
