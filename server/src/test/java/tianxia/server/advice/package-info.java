@NullMarked
package tianxia.server.advice;

import org.jspecify.annotations.NullMarked;
