/// How well somebody plays: ratings, their course, and ladders.
@NullMarked
package tianxia.server.message.account.rating;

import org.jspecify.annotations.NullMarked;
