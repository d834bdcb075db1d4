/// What goes into the log, and how much of it.
@NullMarked
package tianxia.server.log;

import org.jspecify.annotations.NullMarked;
