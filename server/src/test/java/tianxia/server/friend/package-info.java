@NullMarked
package tianxia.server.friend;

import org.jspecify.annotations.NullMarked;
