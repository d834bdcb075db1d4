/// How fast the games are, measured with JMH: one core, through the kernel's interface. Each class
/// has a `main` that runs its own benchmarks with the garbage collector's profiler.
@NullMarked
package tianxia.bench;

import org.jspecify.annotations.NullMarked;
