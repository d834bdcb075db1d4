/// Tests of the whole: dependencies between modules, what compiles to WebAssembly, and whether
/// every clause of the rules is proved.
@NullMarked
package tianxia.house;

import org.jspecify.annotations.NullMarked;
