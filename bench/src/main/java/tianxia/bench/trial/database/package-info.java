/// The PostgreSQL under a trial: one of its own, or one that was given.
@NullMarked
package tianxia.bench.trial.database;

import org.jspecify.annotations.NullMarked;
