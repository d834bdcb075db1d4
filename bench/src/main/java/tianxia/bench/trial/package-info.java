/// Trials of a cluster: nodes as processes over a real PostgreSQL, hundreds of tables that are
/// played at full speed, faults, and a check that nothing was lost, doubled or out of order
/// (docs/CAPACITY.md).
@NullMarked
package tianxia.bench.trial;

import org.jspecify.annotations.NullMarked;
