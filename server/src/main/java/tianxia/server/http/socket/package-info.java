/// WebSockets: what comes in, what goes out, and who closes them.
@NullMarked
package tianxia.server.http.socket;

import org.jspecify.annotations.NullMarked;
