/// The computer player of Pagoda. A turn is chosen as a whole: all that it can lead to is listed
/// once, judged by a small network that self-play has trained, and what looks best is tried against
/// imagined replies.
@NullMarked
package tianxia.opponents.pagoda;

import org.jspecify.annotations.NullMarked;
