/// Training for Contrées.
@NullMarked
package tianxia.training.contrees;

import org.jspecify.annotations.NullMarked;
