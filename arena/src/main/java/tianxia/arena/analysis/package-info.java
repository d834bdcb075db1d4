/// Analyses of records and positions as lines of JSON.
@NullMarked
package tianxia.arena.analysis;

import org.jspecify.annotations.NullMarked;
