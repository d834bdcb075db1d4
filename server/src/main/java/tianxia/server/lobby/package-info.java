/// The tables that anybody may find: which are open to all, and which may be watched.
@NullMarked
package tianxia.server.lobby;

import org.jspecify.annotations.NullMarked;
