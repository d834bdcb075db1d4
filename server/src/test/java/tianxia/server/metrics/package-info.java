@NullMarked
package tianxia.server.metrics;

import org.jspecify.annotations.NullMarked;
