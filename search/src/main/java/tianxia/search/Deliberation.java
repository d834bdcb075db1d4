package tianxia.search;

/// The search at one decision, step by step.
public interface Deliberation {

  /// Makes a step.
  ///
  /// @return the iterations that it took; may be 0
  int improve();

  /// Whether further steps would change nothing.
  boolean decided();

  /// The analysis so far, after at least one step. Does not influence the following steps.
  Analysis answer();
}
