@NullMarked
package tianxia.server.message;

import org.jspecify.annotations.NullMarked;
