@NullMarked
package tianxia.server.table.worker;

import org.jspecify.annotations.NullMarked;
