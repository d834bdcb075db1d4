/// The time at one table: since its last entry, and until a clock falls.
@NullMarked
package tianxia.server.table.clock;

import org.jspecify.annotations.NullMarked;
