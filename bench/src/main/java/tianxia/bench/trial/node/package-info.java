/// The nodes of a trial, as processes with clocks of their own.
@NullMarked
package tianxia.bench.trial.node;

import org.jspecify.annotations.NullMarked;
