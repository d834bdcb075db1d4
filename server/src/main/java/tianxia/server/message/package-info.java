/// The messages between a table and those who sit at it, as records: `web/src/protocol.ts` in Java.
/// They are what goes over the wire and through the port to the tables alike.
@NullMarked
package tianxia.server.message;

import org.jspecify.annotations.NullMarked;
