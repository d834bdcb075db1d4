/// What all commands share: where they read and write, how a mistake is told, and the log.
@NullMarked
package tianxia.cli.console;

import org.jspecify.annotations.NullMarked;
