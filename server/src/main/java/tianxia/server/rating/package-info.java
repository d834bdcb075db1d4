/// How well people play: ratings by Weng and Lin's method, the games that count, and the port
/// `RatingStore`. Nothing here reads or writes.
@NullMarked
package tianxia.server.rating;

import org.jspecify.annotations.NullMarked;
