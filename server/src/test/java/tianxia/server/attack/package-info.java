/// Trials of what strangers may do to a server: mains, run by hand; their short forms are ordinary
/// tests.
@NullMarked
package tianxia.server.attack;

import org.jspecify.annotations.NullMarked;
