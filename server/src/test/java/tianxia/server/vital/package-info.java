@NullMarked
package tianxia.server.vital;

import org.jspecify.annotations.NullMarked;
