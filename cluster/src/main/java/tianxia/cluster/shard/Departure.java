package tianxia.cluster.shard;

/// A node is about to leave: its shards are to go to others, a few at a time.
///
/// @param address of the node, as Pekko writes it
/// @param uid tells the node from others that had its address
public record Departure(String address, long uid) {}
