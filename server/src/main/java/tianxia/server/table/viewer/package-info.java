/// Who watches a table, and what is waiting to be sent to each.
@NullMarked
package tianxia.server.table.viewer;

import org.jspecify.annotations.NullMarked;
