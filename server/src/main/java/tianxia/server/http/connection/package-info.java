/// Accepting, limiting and closing connections.
@NullMarked
package tianxia.server.http.connection;

import org.jspecify.annotations.NullMarked;
