@NullMarked
package tianxia.server.club;

import org.jspecify.annotations.NullMarked;
