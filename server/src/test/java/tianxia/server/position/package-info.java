@NullMarked
package tianxia.server.position;

import org.jspecify.annotations.NullMarked;
