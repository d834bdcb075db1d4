package tianxia.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.sharding.typed.ShardingMessageExtractor;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import tianxia.cluster.membership.NodeRole;
import tianxia.cluster.membership.StoreDetector;
import tianxia.cluster.shard.Departures;
import tianxia.cluster.shard.FewAtATime;
import tianxia.cluster.shard.Shards;
import tianxia.cluster.table.TableEntity;
import tianxia.cluster.table.ToTable;
import tianxia.server.cluster.Membership;
import tianxia.server.table.node.LocalTables;

/// The actor system of a node, and its region of tables.
final class Systems {
  private static final String NAME = "tianxia";

  private Systems() {}

  /// @throws UncheckedIOException if the address can't be listened on
  static ActorSystem<SpawnProtocol.Command> start(
      NodeAddress at, Encryption encryption, Membership.Node self) {
    Config own =
        ConfigFactory.parseMap(
            Map.of(
                "pekko.remote.artery.canonical.hostname",
                at.host(),
                "pekko.remote.artery.canonical.port",
                at.port(),
                "pekko.cluster.roles",
                List.of(NodeRole.of(self)),
                "pekko.cluster.failure-detector." + StoreDetector.OBSERVER,
                at.text()));
    // -Dpekko.… on the command line of Java comes first: for tests, and to tune a large cluster.
    Config config =
        ConfigFactory.systemProperties()
            .withOnlyPath("pekko")
            .withFallback(own)
            .withFallback(encryption.config())
            .withFallback(ConfigFactory.parseResources("tianxia-cluster.conf"))
            .withFallback(ConfigFactory.defaultReference());
    try {
      return ActorSystem.create(SpawnProtocol.create(), NAME, config.resolve());
    } catch (RuntimeException e) {
      throw new UncheckedIOException(
          new IOException("--cluster: " + at.text() + " can't be listened on", e));
    }
  }

  /// Finds the owner of each table, and owns some of them here.
  static ActorRef<ToTable> region(
      ActorSystem<SpawnProtocol.Command> system, LocalTables tables, Departures departures) {
    Cluster cluster = Cluster.get(Adapter.toClassic(system));
    EntityTypeKey<ToTable> key = EntityTypeKey.create(ToTable.class, "table");
    return ClusterSharding.get(system)
        .init(
            Entity.of(
                    key,
                    context -> TableEntity.of(context.getEntityId(), tables, context.getShard()))
                .withMessageExtractor(new ByTable())
                .withAllocationStrategy(new FewAtATime(cluster, departures))
                .withStopMessage(new ToTable.Stop()));
  }

  private static final class ByTable extends ShardingMessageExtractor<ToTable, ToTable> {
    @Override
    public String entityId(ToTable message) {
      return message instanceof ToTable.Routed routed ? routed.table() : "";
    }

    @Override
    public String shardId(String entityId) {
      return Shards.of(entityId);
    }

    @Override
    public ToTable unwrapMessage(ToTable message) {
      return message;
    }
  }
}
