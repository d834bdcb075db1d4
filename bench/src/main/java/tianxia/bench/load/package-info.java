/// A load program: many players, or spectators, over real sockets against a server in a process of
/// its own (docs/CAPACITY.md).
@NullMarked
package tianxia.bench.load;

import org.jspecify.annotations.NullMarked;
