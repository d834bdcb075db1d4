@NullMarked
package tianxia.bench.trial.check;

import org.jspecify.annotations.NullMarked;
