@NullMarked
package tianxia.server.table.viewer;

import org.jspecify.annotations.NullMarked;
