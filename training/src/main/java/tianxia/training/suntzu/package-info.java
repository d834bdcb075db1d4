/// Training for Sun Tzu.
@NullMarked
package tianxia.training.suntzu;

import org.jspecify.annotations.NullMarked;
