@NullMarked
package tianxia.bench.trial;

import org.jspecify.annotations.NullMarked;
