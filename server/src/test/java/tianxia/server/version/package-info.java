@NullMarked
package tianxia.server.version;

import org.jspecify.annotations.NullMarked;
