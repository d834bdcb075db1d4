package tianxia.cluster.membership;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The members that have ended, as one node knows from the store. Thread-safe.
final class EndedNodes {
  /// By the node that knows it: Pekko makes its failure detectors by their class, with nothing but
  /// its configuration.
  private static final Map<String, EndedNodes> BY_OBSERVER = new ConcurrentHashMap<>();

  private volatile Set<String> addresses = Set.of();

  /// What a node of this process knows.
  ///
  /// @param observer the address it listens on, as in [StoreDetector#OBSERVER]
  static EndedNodes knownTo(String observer) {
    return BY_OBSERVER.computeIfAbsent(observer, address -> new EndedNodes());
  }

  /// Replaces what is known.
  ///
  /// @param ended as Pekko writes addresses
  void set(Set<String> ended) {
    addresses = Set.copyOf(ended);
  }

  boolean contains(String address) {
    return addresses.contains(address);
  }
}
