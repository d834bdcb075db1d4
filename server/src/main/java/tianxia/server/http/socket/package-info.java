/// WebSockets.
@NullMarked
package tianxia.server.http.socket;

import org.jspecify.annotations.NullMarked;
