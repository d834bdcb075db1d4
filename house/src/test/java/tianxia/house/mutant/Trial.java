package tianxia.house.mutant;

import java.util.List;
import org.pitest.mutationtest.DetectionStatus;

/// A mutant, and what the tests said.
///
/// @param line in the source as it is
/// @param explained whether it is known to change nothing
/// @param by the methods of tests that failed, if any
record Trial(Site site, int line, DetectionStatus status, boolean explained, List<String> by) {
  enum Outcome {
    KILLED,
    /// Explained, and no test can tell.
    EQUAL,
    LIVED,
    /// Explained, but a test can tell.
    MISTAKEN,
    /// Not a class that a JVM takes.
    VOID
  }

  Outcome outcome() {
    return switch (status) {
      case NON_VIABLE, EQUIVALENT -> Outcome.VOID;
      case KILLED, TIMED_OUT, MEMORY_ERROR, RUN_ERROR ->
          explained ? Outcome.MISTAKEN : Outcome.KILLED;
      case SURVIVED, NO_COVERAGE, NOT_STARTED, STARTED -> explained ? Outcome.EQUAL : Outcome.LIVED;
    };
  }

  /// A line for a person: `LIVED Perft.count:31 Math 1 return a + b;`.
  @Override
  public String toString() {
    String type = site.type();
    String file = type.substring(type.lastIndexOf('.') + 1);
    String method = site.method().substring(type.length() + 1);
    return "%-8s %s.%s:%d %s %d%s\n             %s"
        .formatted(said(), file, method, line, site.operator(), site.nth(), killer(), site.code());
  }

  private String said() {
    return switch (outcome()) {
      case KILLED -> status == DetectionStatus.KILLED ? "killed" : words();
      case EQUAL -> "equal";
      case LIVED -> status == DetectionStatus.SURVIVED ? "LIVED" : "LIVED " + words();
      case MISTAKEN -> "MISTAKEN";
      case VOID -> "void";
    };
  }

  private String words() {
    return switch (status) {
      case NO_COVERAGE -> "(no test comes there)";
      case TIMED_OUT -> "killed (it never ended)";
      case MEMORY_ERROR -> "killed (it took all memory)";
      default -> "killed (its process died)";
    };
  }

  /// The first test that failed, by what JUnit calls it: `…/[class:a.b.CTest]/[method:plays()]`.
  private String killer() {
    if (by.isEmpty()) {
      return "";
    }
    String name = by.getFirst();
    String path = name.substring(name.indexOf("[class:") + 7);
    String type = path.substring(0, path.indexOf(']'));
    String test = path.substring(path.lastIndexOf(':') + 1, path.lastIndexOf('('));
    return "  by " + type.substring(type.lastIndexOf('.') + 1) + "." + test;
  }
}
