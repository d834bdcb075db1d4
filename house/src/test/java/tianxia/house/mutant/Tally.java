package tianxia.house.mutant;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pitest.mutationtest.DetectionStatus;

/// What came of all mutants. Areas report to it from their threads.
final class Tally {
  /// Of a hundred that change something, so many have to die: in each area, so that none hides
  /// behind the others.
  static final int MUST_DIE = 95;

  private final Map<String, String> lines = new TreeMap<>();
  private final Map<Trial.Outcome, Integer> all = new EnumMap<>(Trial.Outcome.class);
  private final Set<String> weak = new TreeSet<>();
  private final List<String> faults = new ArrayList<>();

  synchronized void add(String area, Plugin plugin, long seconds) {
    add(area, plugin.trials(), plugin.stale(), " of " + plugin.all() + ", " + seconds + " s");
  }

  synchronized void add(String area, List<Trial> trials, List<Site> stale, String more) {
    Map<Trial.Outcome, Integer> counts = new EnumMap<>(Trial.Outcome.class);
    for (Trial trial : trials) {
      counts.merge(trial.outcome(), 1, Integer::sum);
      all.merge(trial.outcome(), 1, Integer::sum);
      if (trial.outcome() == Trial.Outcome.MISTAKEN) {
        faults.add("Explained as equal, but killed: " + trial.site().head());
      }
    }
    stale.forEach(site -> faults.add("Explained, but no such mutant is there: " + site.head()));
    long endless =
        trials.stream().filter(trial -> trial.status() == DetectionStatus.TIMED_OUT).count();
    if (!enough(counts)) {
      weak.add(area);
    }
    lines.put(area, line(area, counts) + (endless == 0 ? "" : ", " + endless + " by time") + more);
  }

  synchronized boolean passes() {
    boolean any = count(all, Trial.Outcome.KILLED) + count(all, Trial.Outcome.LIVED) > 0;
    return any && faults.isEmpty() && weak.isEmpty();
  }

  private static boolean enough(Map<Trial.Outcome, Integer> counts) {
    int killed = count(counts, Trial.Outcome.KILLED);
    int lived = count(counts, Trial.Outcome.LIVED);
    return 100 * killed >= MUST_DIE * (killed + lived);
  }

  @Override
  public synchronized String toString() {
    StringBuilder out = new StringBuilder();
    lines.values().forEach(line -> out.append(line).append('\n'));
    weak.forEach(area -> out.append("Too many lived in: ").append(area).append('\n'));
    faults.forEach(fault -> out.append(fault).append('\n'));
    return out.append(line("all", all))
        .append(passes() ? "\n" : ": too many lived in an area, or the list is wrong\n")
        .toString();
  }

  private static String line(String area, Map<Trial.Outcome, Integer> counts) {
    return "%-9s %3d killed, %2d lived, %2d equal"
        .formatted(
            area,
            count(counts, Trial.Outcome.KILLED),
            count(counts, Trial.Outcome.LIVED),
            count(counts, Trial.Outcome.EQUAL));
  }

  private static int count(Map<Trial.Outcome, Integer> counts, Trial.Outcome outcome) {
    return counts.getOrDefault(outcome, 0);
  }
}
