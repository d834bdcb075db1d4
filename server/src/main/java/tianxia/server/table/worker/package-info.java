/// One table in memory: its jobs, one after the other, and the writer that they use.
@NullMarked
package tianxia.server.table.worker;

import org.jspecify.annotations.NullMarked;
