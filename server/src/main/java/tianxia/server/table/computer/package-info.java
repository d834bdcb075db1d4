/// The computers of one table: what they are asked for its seats, and for hints.
@NullMarked
package tianxia.server.table.computer;

import org.jspecify.annotations.NullMarked;
