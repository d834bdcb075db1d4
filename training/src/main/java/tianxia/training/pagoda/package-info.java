/// Training for Pagoda.
@NullMarked
package tianxia.training.pagoda;

import org.jspecify.annotations.NullMarked;
