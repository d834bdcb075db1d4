/// The state of a table: a pure function of its log.
@NullMarked
package tianxia.server.table.state;

import org.jspecify.annotations.NullMarked;
