/// Training for Qin.
@NullMarked
package tianxia.training.qin;

import org.jspecify.annotations.NullMarked;
