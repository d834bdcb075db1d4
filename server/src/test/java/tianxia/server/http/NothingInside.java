package tianxia.server.http;

import java.util.Map;
import java.util.Optional;
import tianxia.server.log.RecentFaults;
import tianxia.server.operator.Inside;
import tianxia.server.store.Store;

/// A server without parts.
record NothingInside() implements Inside {
  @Override
  public Map<String, Integer> phases() {
    return Map.of();
  }

  @Override
  public Store.Size stored() {
    return new Store.Size(0, 0);
  }

  @Override
  public int waiting() {
    return 0;
  }

  @Override
  public long free() {
    return 0;
  }

  @Override
  public int thinking() {
    return 0;
  }

  @Override
  public int queued() {
    return 0;
  }

  @Override
  public int reviews() {
    return 0;
  }

  @Override
  public Optional<String> trouble() {
    return Optional.empty();
  }

  @Override
  public RecentFaults faults() {
    throw new UnsupportedOperationException("nothing is logged here");
  }
}
