package tianxia.server.http;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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
  public Store.Room room() {
    return new Store.Room(0, OptionalLong.empty());
  }

  @Override
  public long stored() {
    return 0;
  }

  @Override
  public int waiting() {
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
