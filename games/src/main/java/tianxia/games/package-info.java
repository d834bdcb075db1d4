/// The games side by side, a package each, knowing only the kernel; and their catalogue.
@NullMarked
package tianxia.games;

import org.jspecify.annotations.NullMarked;
