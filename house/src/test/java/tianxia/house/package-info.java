/// Tests of the whole: who may know whom, what compiles to WebAssembly, and whether every clause of
/// the rules is proved.
@NullMarked
package tianxia.house;

import org.jspecify.annotations.NullMarked;
