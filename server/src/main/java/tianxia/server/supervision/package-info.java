/// Periodic tasks, and what happens when one dies.
@NullMarked
package tianxia.server.supervision;

import org.jspecify.annotations.NullMarked;
