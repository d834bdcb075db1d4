package tianxia.bench.trial.player;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import tianxia.bench.load.Pacer;

/// What all players of a trial share.
///
/// @param nodes where the servers listen
/// @param together whether the nodes know of each other. If not, one may show what is over, and
///   does not tell what happens at the others: players who hear nothing for long turn to another
///   one
/// @param patienceMillis how long a player waits for an answer
/// @param counts of what happened to players, by its name
/// @param ending set once no more moves are to be made
public record Clients(
    List<InetSocketAddress> nodes,
    boolean together,
    int patienceMillis,
    Pacer pacer,
    long seed,
    Map<String, LongAdder> counts,
    Ending ending) {

  /// Whether a trial is coming to its end.
  public static final class Ending {
    private volatile boolean set;

    public void set() {
      set = true;
    }

    boolean isSet() {
      return set;
    }
  }

  public Clients(
      List<InetSocketAddress> nodes, boolean together, int patienceMillis, Pacer pacer, long seed) {
    this(nodes, together, patienceMillis, pacer, seed, new ConcurrentHashMap<>(), new Ending());
  }

  public void count(String what) {
    counts.computeIfAbsent(what, key -> new LongAdder()).increment();
  }

  long counted(String what) {
    LongAdder count = counts.get(what);
    return count == null ? 0 : count.sum();
  }

  public Map<String, Long> all() {
    Map<String, Long> all = new TreeMap<>();
    counts.forEach((what, count) -> all.put(what, count.sum()));
    return all;
  }
}
