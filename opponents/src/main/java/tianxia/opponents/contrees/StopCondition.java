package tianxia.opponents.contrees;

import tianxia.search.SearchBudget;

/// Stops a search by number of positions or by time.
final class StopCondition {
  /// Positions per iteration: about as many as in one playout.
  static final int POSITIONS = 40;

  /// Positions between two reads of the clock.
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

  /// Counts a position.
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

  /// Whether so much time is spent that a deeper search would hardly finish.
  boolean late(double share) {
    return positions >= most * share || effort.now() - start >= effort.nanos() * share;
  }
}
