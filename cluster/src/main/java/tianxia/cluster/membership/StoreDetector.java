package tianxia.cluster.membership;

import com.typesafe.config.Config;
import org.apache.pekko.event.EventStream;
import org.apache.pekko.remote.PhiAccrualFailureDetector;

/// Pekko's failure detector, for which a node is also lost as soon as the store says that it has
/// ended. Pekko removes only members that are declared down and not reached; so a killed process is
/// removed at once, though heartbeats may stay away for seconds before a node that is merely slow
/// counts as lost.
///
/// Made by Pekko, by its name in the configuration.
public final class StoreDetector extends PhiAccrualFailureDetector {
  /// Within the configuration of the failure detector: the `host:port` of the node that observes.
  public static final String OBSERVER = "observer";

  private final EndedNodes ended;
  private volatile String observed = "";

  /// Called by Pekko, once for each node that is observed.
  public StoreDetector(Config config, EventStream events) {
    super(config, events);
    this.ended = EndedNodes.knownTo(config.getString(OBSERVER));
  }

  @Override
  public void setAddress(String address) {
    super.setAddress(address);
    observed = address;
  }

  @Override
  public boolean isAvailable() {
    return !ended.contains(observed) && super.isAvailable();
  }
}
