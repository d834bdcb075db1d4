/// The archive that `./tianxia dist` makes, unpacked and used where nothing else is installed.
@NullMarked
package tianxia.house.dist;

import org.jspecify.annotations.NullMarked;
