/// The network interface: HTTP and WebSocket. It authenticates and limits requests, and passes
/// everything that concerns a game to the port [tianxia.server.table.Tables]. It knows no rules.
@NullMarked
package tianxia.server.http;

import org.jspecify.annotations.NullMarked;
