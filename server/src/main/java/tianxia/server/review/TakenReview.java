package tianxia.server.review;

import java.util.Optional;
import tianxia.server.store.ReviewStore.Claim;

/// A review that this node has taken up.
///
/// @param claim to it
/// @param at when the claim was requested from the store, by the node's clock
/// @param looked whether its first look has been made
/// @param from the checkpoint to continue from; empty: from the beginning
record TakenReview(Claim claim, long at, boolean looked, Optional<String> from) {}
