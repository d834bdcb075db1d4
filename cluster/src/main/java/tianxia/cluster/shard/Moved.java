package tianxia.cluster.shard;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;

/// Shards have moved: a node's region is to learn where they are now.
///
/// @param replyTo is told once it knows
public record Moved(Set<String> shards, ActorRef<Known> replyTo) {
  public Moved {
    shards = Set.copyOf(shards);
  }

  /// The region knows where they are.
  public record Known() {}
}
