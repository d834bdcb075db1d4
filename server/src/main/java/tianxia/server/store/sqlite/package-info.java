/// The store in one SQLite file: its connections, migrations and backups.
@NullMarked
package tianxia.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
