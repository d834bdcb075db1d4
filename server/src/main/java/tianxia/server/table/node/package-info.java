/// The tables of one node: made, loaded when they are asked for, owned, deleted in time.
@NullMarked
package tianxia.server.table.node;

import org.jspecify.annotations.NullMarked;
