/// The rows of the database: what is read and written of each kind, by statements that SQLite and
/// PostgreSQL understand alike.
@NullMarked
package tianxia.server.store.rows;

import org.jspecify.annotations.NullMarked;
