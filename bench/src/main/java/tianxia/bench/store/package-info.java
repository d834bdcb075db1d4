/// Load on a PostgreSQL database as servers put it there, without servers (docs/CAPACITY.md).
@NullMarked
package tianxia.bench.store;

import org.jspecify.annotations.NullMarked;
