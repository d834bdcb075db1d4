/// How much time the seats have left, as a function of the log: nights and vacations stop it.
@NullMarked
package tianxia.server.table.state.clock;

import org.jspecify.annotations.NullMarked;
