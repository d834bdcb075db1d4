package tianxia.server.review;

import java.util.Optional;
import tianxia.server.store.ReviewStore.Claim;

/// What this node has taken up.
///
/// @param claim to it
/// @param at when the store was asked for the claim, by the node's clock
/// @param looked whether there is a first look at it already
/// @param from where the work goes on; empty: from the beginning
record TakenReview(Claim claim, long at, boolean looked, Optional<String> from) {}
