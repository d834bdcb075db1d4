/// What a viewer is sent tells it nothing that it may not know.
@NullMarked
package tianxia.server.table.leak;

import org.jspecify.annotations.NullMarked;
