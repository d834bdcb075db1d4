@NullMarked
package tianxia.server.table.node;

import org.jspecify.annotations.NullMarked;
