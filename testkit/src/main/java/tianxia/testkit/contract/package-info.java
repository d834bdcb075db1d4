/// The contract that every game keeps.
@NullMarked
package tianxia.testkit.contract;

import org.jspecify.annotations.NullMarked;
