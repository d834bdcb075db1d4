/// The server: what `tianxia serve` starts.
@NullMarked
package tianxia.server;

import org.jspecify.annotations.NullMarked;
