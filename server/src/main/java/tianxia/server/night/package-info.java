/// When it is night where a player is.
@NullMarked
package tianxia.server.night;

import org.jspecify.annotations.NullMarked;
