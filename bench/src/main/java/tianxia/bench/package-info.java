/// Benchmarks of the games with JMH, on one core, through the kernel's interface. Each class has a
/// `main` that runs its benchmarks with the garbage collector's profiler.
@NullMarked
package tianxia.bench;

import org.jspecify.annotations.NullMarked;
