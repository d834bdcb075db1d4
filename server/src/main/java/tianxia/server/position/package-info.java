/// Positions of records that clients send: nothing of any table.
@NullMarked
package tianxia.server.position;

import org.jspecify.annotations.NullMarked;
