package tianxia.house.mutant;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.pitest.mutationtest.engine.MutationDetails;

/// Which mutants are tried.
///
/// @param count how many of each area
/// @param seed of the choice
/// @param only where: some `Class` or `Class:line` with commas between, or nothing for everywhere
record Choice(int count, long seed, String only) {
  /// Some of the mutants, the same with the same seed.
  List<MutationDetails> of(Collection<MutationDetails> mutants) {
    List<MutationDetails> chosen = new ArrayList<>(mutants.stream().filter(this::wanted).toList());
    chosen.sort(Comparator.comparing(MutationDetails::getId));
    Collections.shuffle(chosen, new Random(seed));
    return List.copyOf(chosen.subList(0, Math.min(count, chosen.size())));
  }

  private boolean wanted(MutationDetails mutant) {
    String type = mutant.getClassName().getNameWithoutPackage().asJavaName();
    return only.isEmpty()
        || List.of(only.split(",", -1)).contains(type)
        || List.of(only.split(",", -1)).contains(type + ":" + mutant.getLineNumber());
  }
}
