/// Checks what a store holds: every table is replayed, and its draws are computed again.
@NullMarked
package tianxia.server.check;

import org.jspecify.annotations.NullMarked;
