/// A class and its test, for the test of what tests tests.
@NullMarked
package tianxia.house.mutant.specimen;

import org.jspecify.annotations.NullMarked;
