package tianxia.house.mutant;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The mutants that no test can kill, each with why. The file has a block for each, and an empty
/// line between two:
///
/// ```
/// tianxia.kernel.Perft.count: ConditionalsBoundary 1
///     if (depth < 2) {
///   Why the program does the same.
/// ```
final class Explained {
  private static final Pattern BLOCK =
      Pattern.compile("(\\S+): (\\w+) (\\d+)\n {4}(\\S.*)\n((?: {2}\\S.*(?:\n|$))+)");

  private final Map<Site, String> reasons = new HashMap<>();

  /// @throws IllegalArgumentException naming the block that can't be read
  Explained(String text) {
    for (String block : text.split("\n{2,}", -1)) {
      Matcher parts = BLOCK.matcher(block);
      if (block.isBlank() || block.startsWith("#")) {
        continue;
      }
      if (!parts.matches()) {
        throw new IllegalArgumentException("Not an explanation:\n" + block);
      }
      Site site =
          new Site(
              parts.group(1), parts.group(2), parts.group(4), Integer.parseInt(parts.group(3)));
      if (reasons.put(site, parts.group(5).strip()) != null) {
        throw new IllegalArgumentException("Explained twice:\n" + block);
      }
    }
  }

  boolean has(Site site) {
    return reasons.containsKey(site);
  }

  /// The explanations for the area's classes that no mutant there has: the code has changed since.
  List<Site> stale(Collection<Site> sites, Set<String> classes) {
    return reasons.keySet().stream()
        .filter(site -> classes.contains(site.type()))
        .filter(site -> !sites.contains(site))
        .toList();
  }

  Set<Site> sites() {
    return Set.copyOf(reasons.keySet());
  }
}
