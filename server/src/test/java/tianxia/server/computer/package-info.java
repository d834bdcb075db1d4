@NullMarked
package tianxia.server.computer;

import org.jspecify.annotations.NullMarked;
