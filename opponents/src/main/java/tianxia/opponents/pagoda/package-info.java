/// The computer player of Pagoda. It chooses a turn as a whole: all outcomes are generated once and
/// evaluated by a small network trained by self-play, and the best are tried in rollouts with
/// imagined replies.
@NullMarked
package tianxia.opponents.pagoda;

import org.jspecify.annotations.NullMarked;
