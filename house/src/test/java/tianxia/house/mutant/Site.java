package tianxia.house.mutant;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.MutationIdentifier;

/// Where a mutant is, in words that outlive edits elsewhere in its file.
///
/// @param method the method with its class
/// @param operator what was changed, as PIT calls it
/// @param code the text of the line
/// @param nth which of the changes of this kind in lines of this text in this method, from 1
record Site(String method, String operator, String code, int nth) {
  /// How a list of the explained begins: `tianxia.kernel.Perft.count: MATH 1`.
  String head() {
    return method + ": " + operator + " " + nth;
  }

  /// The class.
  String type() {
    return method.substring(0, method.lastIndexOf('.'));
  }

  /// The places of all mutants of an area: the number of each is only known among all.
  static Map<MutationIdentifier, Site> of(Collection<MutationDetails> mutants, Sources sources) {
    List<MutationDetails> ordered = new ArrayList<>(mutants);
    ordered.sort(
        Comparator.comparingInt(MutationDetails::getLineNumber)
            .thenComparing(MutationDetails::getId));
    Map<MutationIdentifier, Site> sites = new HashMap<>();
    Map<Site, Integer> counted = new HashMap<>();
    for (MutationDetails mutant : ordered) {
      Site first = site(mutant, sources.line(mutant), 1);
      int nth = counted.merge(first, 1, Integer::sum);
      sites.put(mutant.getId(), site(mutant, first.code, nth));
    }
    return sites;
  }

  private static Site site(MutationDetails mutant, String code, int nth) {
    String type = mutant.getClassName().asJavaName();
    return new Site(type + "." + mutant.getMethod(), operator(mutant.getMutator()), code, nth);
  }

  /// `…returns.EmptyObjectReturnValsMutator` is `EmptyObjectReturnVals`.
  private static String operator(String mutator) {
    String name = mutator.substring(mutator.lastIndexOf('.') + 1);
    int end = name.indexOf("Mutator");
    return end < 0 ? name : name.substring(0, end);
  }
}
