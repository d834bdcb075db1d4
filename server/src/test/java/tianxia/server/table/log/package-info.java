/// What is in a table's log outlasts crashes, restarts and versions.
@NullMarked
package tianxia.server.table.log;

import org.jspecify.annotations.NullMarked;
