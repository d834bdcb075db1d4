/// What a trial is to do: its options, the faults that it can cause, and their order.
@NullMarked
package tianxia.bench.trial.plan;

import org.jspecify.annotations.NullMarked;
