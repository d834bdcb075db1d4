/// What tells a server's owner that a part has ended without which it can't go on.
@NullMarked
package tianxia.server.vital;

import org.jspecify.annotations.NullMarked;
