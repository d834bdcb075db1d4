/// The event store in PostgreSQL, which several servers can share: each table has one owner, and
/// what an earlier one writes is refused.
@NullMarked
package tianxia.postgres;

import org.jspecify.annotations.NullMarked;
