/// Reviews of finished games, made behind the tables.
@NullMarked
package tianxia.server.review;

import org.jspecify.annotations.NullMarked;
