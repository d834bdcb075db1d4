/// What tells a server's owner that a part has ended without which it can't go on.
@NullMarked
package tianxia.server.supervision;

import org.jspecify.annotations.NullMarked;
