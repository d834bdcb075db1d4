/// Which build of the program this is.
@NullMarked
package tianxia.server.version;

import org.jspecify.annotations.NullMarked;
