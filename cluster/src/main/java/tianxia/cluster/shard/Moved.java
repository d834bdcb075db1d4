package tianxia.cluster.shard;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;

/// Shards have moved: a node's region is to learn where they are now.
///
/// @param shards of [Shards]
/// @param replyTo is told once it knows
public record Moved(Set<String> shards, ActorRef<Known> replyTo) {
  public Moved {
    shards = Set.copyOf(shards);
    for (String shard : shards) {
      if (!Shards.all().contains(shard)) {
        throw new IllegalArgumentException("no shard: " + shard);
      }
    }
  }

  /// The region knows where they are.
  public record Known() {}
}
