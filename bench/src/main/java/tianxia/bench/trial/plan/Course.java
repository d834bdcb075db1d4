package tianxia.bench.trial.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// The order in which faults occur, decided by a seed.
public final class Course {
  private Course() {}

  /// The faults that occur, in order.
  ///
  /// @param faults those that are possible
  public static List<Fault> of(TrialOptions options, List<Fault> faults) {
    List<Fault> all = new ArrayList<>();
    List<Fault> kills = faults.stream().filter(Fault::kill).toList();
    for (int i = 0; i < options.kills() && !kills.isEmpty(); i++) {
      all.add(kills.get(i % kills.size()));
    }
    for (Fault fault : faults) {
      if (!fault.kill()) {
        all.addAll(Collections.nCopies(options.each(), fault));
      }
    }
    Collections.shuffle(all, new Random(options.seed()));
    return all;
  }
}
