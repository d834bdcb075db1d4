package tianxia.opponents.contrees;

import tianxia.search.SearchBudget;

/// When a search has to stop: by its positions or by the clock.
final class StopCondition {
  /// Positions that count as one iteration: about as many as a playout passes.
  static final int POSITIONS = 40;

  /// Positions between two looks at the clock.
  private static final int CLOCK = 256;

  private final SearchBudget effort;
  private final long start;
  private final long most;
  private long positions;
  private boolean reached;

  StopCondition(SearchBudget effort) {
    this.effort = effort;
    start = effort.now();
    most = (long) effort.iterations() * POSITIONS;
  }

  /// One position more.
  void count() {
    positions++;
    if (positions >= most) {
      reached = true;
    } else if (positions % CLOCK == 0 && effort.now() - start >= effort.nanos()) {
      reached = true;
    }
  }

  boolean reached() {
    return reached;
  }

  long positions() {
    return positions;
  }

  /// Whether the greater part of the time is spent, so that a deeper search would hardly end.
  boolean late(double share) {
    return positions >= most * share || effort.now() - start >= effort.nanos() * share;
  }
}
