/// Load tests of attacks on a server: main methods, run by hand; their short forms run as ordinary
/// tests.
@NullMarked
package tianxia.server.attack;

import org.jspecify.annotations.NullMarked;
