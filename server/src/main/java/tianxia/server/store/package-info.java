/// The event store: each table's log, durable before anything of it is shown. It holds notation,
/// never packed actions, so that states can be recoded.
@NullMarked
package tianxia.server.store;

import org.jspecify.annotations.NullMarked;
