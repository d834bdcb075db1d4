/// Reviews of finished games, made in the background.
@NullMarked
package tianxia.server.review;

import org.jspecify.annotations.NullMarked;
