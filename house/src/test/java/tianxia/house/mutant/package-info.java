/// Whether the tests would notice: PIT changes the program in one place at a time and runs the
/// tests that reach it (`scripts/mutants.sh`). PIT brings the operators, the coverage and the
/// processes; what is here chooses the mutants at random, runs JUnit's tests by method, and judges
/// what lives.
@NullMarked
package tianxia.house.mutant;

import org.jspecify.annotations.NullMarked;
