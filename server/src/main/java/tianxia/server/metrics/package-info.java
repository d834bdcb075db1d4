/// Metrics for an operator's monitoring.
@NullMarked
package tianxia.server.metrics;

import org.jspecify.annotations.NullMarked;
