/// Tests of the whole project: dependencies between modules, what compiles to WebAssembly, and
/// whether every clause of the rules is covered by a test.
@NullMarked
package tianxia.house;

import org.jspecify.annotations.NullMarked;
