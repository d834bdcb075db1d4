/// Reviews of finished games: what was play and what was luck.
@NullMarked
package tianxia.search.review;

import org.jspecify.annotations.NullMarked;
