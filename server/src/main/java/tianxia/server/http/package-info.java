/// The server's face to the network: HTTP and WebSocket. It checks who asks, how much and how
/// often, and hands everything that concerns a game to the tables' port. It knows no rules.
@NullMarked
package tianxia.server.http;

import org.jspecify.annotations.NullMarked;
