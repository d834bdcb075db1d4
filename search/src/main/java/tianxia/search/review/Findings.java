package tianxia.search.review;

import org.jspecify.annotations.Nullable;

/// The findings about a game so far; each may be replaced by a better one.
final class Findings {
  private final DecisionJudge.@Nullable Judged[] judged;

  /// By ply and seat.
  private final double[][] luck;

  private final double[] starts;
  private final double[] ends;

  Findings(int plies, int seats) {
    judged = new DecisionJudge.Judged[plies];
    luck = new double[plies][seats + 1];
    starts = new double[seats + 1];
    ends = new double[seats + 1];
  }

  int plies() {
    return judged.length;
  }

  int seats() {
    return starts.length - 1;
  }

  boolean isJudged(int ply) {
    return judged[ply] != null;
  }

  void judged(int ply, DecisionJudge.Judged decision) {
    judged[ply] = decision;
  }

  /// The judged choice at a ply.
  DecisionJudge.Judged judged(int ply) {
    DecisionJudge.Judged decision = judged[ply];
    if (decision == null) {
      throw new IllegalStateException("no choice has been judged at ply " + ply);
    }
    return decision;
  }

  void luck(int ply, int seat, double value) {
    luck[ply][seat] = value;
  }

  double luck(int ply, int seat) {
    return luck[ply][seat];
  }

  void start(int seat, double value) {
    starts[seat] = value;
  }

  /// The seat's chance before the first event that was played at this table.
  double start(int seat) {
    return starts[seat];
  }

  void end(int seat, double value) {
    ends[seat] = value;
  }

  /// The seat's chance after the last event, before anybody resigned.
  double end(int seat) {
    return ends[seat];
  }
}
