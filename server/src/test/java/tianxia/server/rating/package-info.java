@NullMarked
package tianxia.server.rating;

import org.jspecify.annotations.NullMarked;
