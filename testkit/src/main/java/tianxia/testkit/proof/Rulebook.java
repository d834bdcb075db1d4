package tianxia.testkit.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
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
  private static final Pattern CLAUSE = Pattern.compile("\\s*- \\*\\*([A-Z]+-[0-9]+)\\*\\*.*");

  /// The matrix of the compiled project.
  public static Rulebook ofProject(Path root) {
    return of(root.resolve("docs/rules"), Proofs.ofProject(root));
  }

  /// @throws IllegalStateException if a clause occurs twice
  static Rulebook of(Path folder, List<Proof> all) {
    SortedMap<String, String> clauses = new TreeMap<>(Rulebook::byNumber);
    for (Path file : files(folder)) {
      List<String> lines = lines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher matcher = CLAUSE.matcher(lines.get(i));
        String place = file.getFileName() + ":" + (i + 1);
        if (matcher.matches() && clauses.putIfAbsent(matcher.group(1), place) != null) {
          throw new IllegalStateException(matcher.group(1) + " stands twice, again at " + place);
        }
      }
    }
    SortedMap<String, TreeSet<String>> proofs = new TreeMap<>(Rulebook::byNumber);
    all.forEach(
        proof -> proofs.computeIfAbsent(proof.clause(), id -> new TreeSet<>()).add(proof.test()));
    return new Rulebook(clauses, proofs);
  }

  /// Clauses that no test proves.
  public List<String> unproved() {
    return clauses.keySet().stream().filter(id -> !proofs.containsKey(id)).toList();
  }

  /// Ids that a test claims to prove but that are in no rules file.
  public List<String> unknown() {
    return proofs.keySet().stream().filter(id -> !clauses.containsKey(id)).toList();
  }

  /// Numbers missing between 1 and the last of a family (`QIN`).
  public List<String> missing(String family, int last) {
    List<String> missing = new ArrayList<>();
    for (int number = 1; number <= last; number++) {
      if (!clauses.containsKey(family + "-" + number)) {
        missing.add(family + "-" + number);
      }
    }
    return missing;
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
