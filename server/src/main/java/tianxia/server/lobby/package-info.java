/// The list of tables that are open to all or may be watched.
@NullMarked
package tianxia.server.lobby;

import org.jspecify.annotations.NullMarked;
