/// The ports' implementations that SQLite and PostgreSQL have in common, over the rows; and group
/// commit.
@NullMarked
package tianxia.server.store.sql;

import org.jspecify.annotations.NullMarked;
