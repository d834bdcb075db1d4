@NullMarked
package tianxia.server.store;

import org.jspecify.annotations.NullMarked;
