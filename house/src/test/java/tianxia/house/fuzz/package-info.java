/// What reads texts of strangers, as targets of a fuzzer: each takes any bytes, and throws if the
/// program breaks a promise. `scripts/fuzz.sh` runs them with Jazzer, guided by coverage; the tests
/// replay what it began with and what it has found.
@NullMarked
package tianxia.house.fuzz;

import org.jspecify.annotations.NullMarked;
