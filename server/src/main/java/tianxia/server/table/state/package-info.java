/// What the log of a table tells: its state, a pure function of the log.
@NullMarked
package tianxia.server.table.state;

import org.jspecify.annotations.NullMarked;
