/// The commands that play games from files and arguments: trace, random, perft, bench, verify.
@NullMarked
package tianxia.cli.play;

import org.jspecify.annotations.NullMarked;
