@NullMarked
package tianxia.server.table.computer;

import org.jspecify.annotations.NullMarked;
