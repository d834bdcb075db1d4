/// The programs in `bots`, played and checked from outside.
@NullMarked
package tianxia.cli.bots;

import org.jspecify.annotations.NullMarked;
