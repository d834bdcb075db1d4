@NullMarked
package tianxia.server.store.sql;

import org.jspecify.annotations.NullMarked;
