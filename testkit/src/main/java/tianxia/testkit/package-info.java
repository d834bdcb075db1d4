/// Shared test code for every game: the contract, golden records, the rulebook matrix.
@NullMarked
package tianxia.testkit;

import org.jspecify.annotations.NullMarked;
