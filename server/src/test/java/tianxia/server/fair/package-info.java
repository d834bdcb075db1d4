@NullMarked
package tianxia.server.fair;

import org.jspecify.annotations.NullMarked;
