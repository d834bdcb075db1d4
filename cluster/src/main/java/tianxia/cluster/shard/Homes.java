package tianxia.cluster.shard;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import tianxia.cluster.table.TableRequest;
import tianxia.cluster.table.ToTable;

/// Has a node's region learn where shards are before anybody asks for their tables.
///
/// A region asks the coordinator where a shard is when the first message for it comes after it has
/// moved. The coordinator is at the oldest node, and cannot say so while that one leaves and
/// another node takes its place: most of a second, for all tables that had moved before.
public final class Homes {
  public static final String NAME = "homes";

  /// How long a region may take to learn of a shard.
  private static final Duration PATIENCE = Duration.ofMillis(400);

  private Homes() {}

  /// Listens to what other nodes tell.
  public static void start(ActorSystem<?> system, ActorRef<ToTable> region) {
    system.systemActorOf(listener(system, region), NAME, Props.empty());
  }

  static Behavior<Moved> listener(ActorSystem<?> system, ActorRef<ToTable> region) {
    return Behaviors.receiveMessage(moved -> {
      CompletionStage<Void> all =
          CompletableFuture.allOf(
              moved.shards().stream()
                  .map(shard -> asked(shard, system, region))
                  .toArray(CompletableFuture[]::new));
      all.whenComplete((done, failure) -> moved.replyTo().tell(new Moved.Known()));
      return Behaviors.same();
    });
  }

  private static CompletableFuture<ToTable.Reply> asked(
      String shard, ActorSystem<?> system, ActorRef<ToTable> region) {
    TableRequest<?> request = new TableRequest.Whereabouts(Shards.unusedId(shard));
    return AskPattern.<ToTable, ToTable.Reply>ask(
            region, replyTo -> new ToTable.Ask(request, replyTo), PATIENCE, system.scheduler())
        .toCompletableFuture();
  }
}
