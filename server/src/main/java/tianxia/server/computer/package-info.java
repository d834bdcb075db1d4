/// Computer players: a bounded pool of threads that think for the tables.
@NullMarked
package tianxia.server.computer;

import org.jspecify.annotations.NullMarked;
