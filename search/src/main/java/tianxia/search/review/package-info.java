/// Reviews of finished games: how much was play and how much luck.
@NullMarked
package tianxia.search.review;

import org.jspecify.annotations.NullMarked;
