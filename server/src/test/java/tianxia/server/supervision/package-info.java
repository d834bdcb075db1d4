@NullMarked
package tianxia.server.supervision;

import org.jspecify.annotations.NullMarked;
