/// Connections: who is let in, how fast each is read, and when it is cut.
@NullMarked
package tianxia.server.http.connection;

import org.jspecify.annotations.NullMarked;
