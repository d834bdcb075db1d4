@NullMarked
package tianxia.server.operator;

import org.jspecify.annotations.NullMarked;
