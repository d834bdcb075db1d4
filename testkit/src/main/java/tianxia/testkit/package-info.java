/// What tests of every game share: the contract that all games pass, golden records, the rulebook
/// matrix.
@NullMarked
package tianxia.testkit;

import org.jspecify.annotations.NullMarked;
