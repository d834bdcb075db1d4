/// The games, one package each, which depend only on the kernel; and their catalogue.
@NullMarked
package tianxia.games;

import org.jspecify.annotations.NullMarked;
