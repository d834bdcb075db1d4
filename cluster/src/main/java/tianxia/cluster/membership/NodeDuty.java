package tianxia.cluster.membership;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.cluster.Membership;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.node.TableOwnership;

/// What this node may do: serves no table while its lease has lapsed, and ends once it is expelled.
public final class NodeDuty implements Membership.Duty {
  private static final Logger LOG = LoggerFactory.getLogger(NodeDuty.class);

  private final TableOwnership tables;
  private final FatalFailureListener failures;
  private volatile boolean lapsed;
  private volatile boolean expelled;

  public NodeDuty(TableOwnership tables, FatalFailureListener failures) {
    this.tables = tables;
    this.failures = failures;
  }

  @Override
  public void lapsed() {
    LOG.warn("the store was not reached for too long: no table is served until it is");
    lapsed = true;
    tables.suspend();
  }

  @Override
  public void renewed() {
    LOG.warn("the store is reached again: tables are served");
    lapsed = false;
    tables.resume();
  }

  @Override
  public void expelled() {
    if (!expelled) {
      expelled = true;
      tables.suspend();
      failures.lost(
          "the place in the cluster",
          new IllegalStateException("the other nodes have expelled this one"));
    }
  }

  /// Whether this node has been expelled.
  public boolean isExpelled() {
    return expelled;
  }

  /// What the operator should know; empty if all is well.
  public Optional<String> trouble() {
    if (expelled) {
      return Optional.of("expelled from the cluster");
    }
    return lapsed ? Optional.of("the lease in the store has lapsed") : Optional.empty();
  }
}
