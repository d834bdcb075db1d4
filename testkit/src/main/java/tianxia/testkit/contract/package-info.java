/// The contract of every game, as checks over random playouts.
@NullMarked
package tianxia.testkit.contract;

import org.jspecify.annotations.NullMarked;
