@NullMarked
package tianxia.server.lobby;

import org.jspecify.annotations.NullMarked;
