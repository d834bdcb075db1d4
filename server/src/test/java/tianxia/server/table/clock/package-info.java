@NullMarked
package tianxia.server.table.clock;

import org.jspecify.annotations.NullMarked;
