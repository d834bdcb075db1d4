/// The commands that search: arena, analyse, review, puzzles, calibrate, train and others.
@NullMarked
package tianxia.cli.research;

import org.jspecify.annotations.NullMarked;
