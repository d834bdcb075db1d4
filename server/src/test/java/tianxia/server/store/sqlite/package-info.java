@NullMarked
package tianxia.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
