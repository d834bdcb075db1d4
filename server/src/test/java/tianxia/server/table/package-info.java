@NullMarked
package tianxia.server.table;

import org.jspecify.annotations.NullMarked;
