@NullMarked
package tianxia.server.review;

import org.jspecify.annotations.NullMarked;
