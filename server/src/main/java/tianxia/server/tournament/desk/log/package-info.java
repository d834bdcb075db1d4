/// The logs of tournaments and leagues: read from the store, kept while they are asked for, and
/// written to, or why not.
@NullMarked
package tianxia.server.tournament.desk.log;

import org.jspecify.annotations.NullMarked;
