package tianxia.testkit.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The matrix of clauses and the tests that prove them. A clause is a line of `docs/rules/*.md`
/// that starts with `- **QIN-14**`.
///
/// @param clauses the file and line of each clause, by id
/// @param proofs the tests for each id
public record Rulebook(
    SortedMap<String, String> clauses, SortedMap<String, TreeSet<String>> proofs) {
  /// The file of what all games share.
  public static final String COMMON = "common.md";

  private static final Pattern CLAUSE = Pattern.compile("\\s*- \\*\\*([A-Z]+-[0-9]+)\\*\\*.*");

  /// The matrix of the compiled project.
  public static Rulebook ofProject(Path root) {
    return of(root.resolve("docs/rules"), Proofs.ofProject(root));
  }

  /// @throws IllegalStateException if a clause occurs twice
  static Rulebook of(Path folder, List<Proof> all) {
    SortedMap<String, String> clauses = clauses(files(folder));
    SortedMap<String, TreeSet<String>> proofs = new TreeMap<>(Rulebook::byNumber);
    all.forEach(
        proof -> proofs.computeIfAbsent(proof.clause(), id -> new TreeSet<>()).add(proof.test()));
    return new Rulebook(clauses, proofs);
  }

  /// The ids of the clauses of one game, and of those that all games share.
  ///
  /// @param game its id, and the name of its file of rules
  public static Set<String> clauses(Path root, String game) {
    Path folder = root.resolve("docs/rules");
    return clauses(List.of(folder.resolve(COMMON), folder.resolve(game + ".md"))).keySet();
  }

  private static SortedMap<String, String> clauses(List<Path> files) {
    SortedMap<String, String> clauses = new TreeMap<>(Rulebook::byNumber);
    for (Path file : files) {
      List<String> lines = lines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher matcher = CLAUSE.matcher(lines.get(i));
        String place = file.getFileName() + ":" + (i + 1);
        if (matcher.matches() && clauses.putIfAbsent(matcher.group(1), place) != null) {
          throw new IllegalStateException(matcher.group(1) + " stands twice, again at " + place);
        }
      }
    }
    return clauses;
  }

  /// The families of clauses (`QIN`) that each file of rules holds, by its name (`qin.md`): one
  /// each, as it should be.
  public SortedMap<String, SortedSet<String>> families() {
    SortedMap<String, SortedSet<String>> families = new TreeMap<>();
    clauses.forEach((id, place) ->
        families
            .computeIfAbsent(place.substring(0, place.indexOf(':')), file -> new TreeSet<>())
            .add(id.substring(0, id.lastIndexOf('-'))));
    return families;
  }

  /// Clauses that no test proves.
  public List<String> unproved() {
    return clauses.keySet().stream().filter(id -> !proofs.containsKey(id)).toList();
  }

  /// Ids that a test claims to prove but that are in no rules file.
  public List<String> unknown() {
    return proofs.keySet().stream().filter(id -> !clauses.containsKey(id)).toList();
  }

  /// Ids missing between the first and the last of each family.
  public List<String> missing() {
    List<String> missing = new ArrayList<>();
    String last = "";
    for (String id : clauses.keySet()) {
      String family = id.substring(0, id.lastIndexOf('-') + 1);
      int from = last.startsWith(family) ? number(last) : 0;
      for (int number = from + 1; number < number(id); number++) {
        missing.add(family + number);
      }
      last = id;
    }
    return missing;
  }

  private static int number(String id) {
    return Integer.parseInt(id.substring(id.lastIndexOf('-') + 1));
  }

  /// The matrix as text: each clause with its location, and its tests below.
  public String text() {
    StringBuilder out = new StringBuilder();
    clauses.forEach((id, place) -> {
      out.append(id).append("  ").append(place).append('\n');
      TreeSet<String> tests = proofs.get(id);
      if (tests == null) {
        out.append("    NOT PROVED\n");
      } else {
        tests.forEach(test -> out.append("    ").append(test).append('\n'));
      }
    });
    return out.toString();
  }

  private static int byNumber(String a, String b) {
    int dashA = a.lastIndexOf('-');
    int dashB = b.lastIndexOf('-');
    int family = a.substring(0, Math.max(0, dashA)).compareTo(b.substring(0, Math.max(0, dashB)));
    if (family != 0) {
      return family;
    }
    int length = Integer.compare(a.length(), b.length());
    return length != 0 ? length : a.compareTo(b);
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(f -> f.toString().endsWith(".md")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
