/// The command line. Every error is one line on standard error that gives what and why, with exit
/// status 2.
@NullMarked
package tianxia.cli;

import org.jspecify.annotations.NullMarked;
