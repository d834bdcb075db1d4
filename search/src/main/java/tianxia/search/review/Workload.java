package tianxia.search.review;

/// How much work the steps of a review are, so that the part that is done tells how long the rest
/// takes. Measured with games of all kinds: after the decisions, whose part of the time is 63 to
/// 100 percent, it is right to within 6.
final class Workload {
  /// To judge a decision.
  static final double DECISION = 1;

  /// To judge one for a first look.
  static final double ROUGH = 0.12;

  /// To find out what a draw was worth to a seat that saw it.
  static final double DRAW = 0.3;

  /// To find out how things really stood.
  static final double TRUTH = 0.2;

  private Workload() {}

  /// What is to be done for a whole game.
  ///
  /// @param look whether it begins with a first look
  /// @param truths at how many positions it is found out how things really stood
  static double of(PlayedGame<?> game, boolean look, int truths) {
    double work = truths * TRUTH;
    for (int ply = 0; ply < game.plies(); ply++) {
      if (game.isChoice(ply)) {
        work += DECISION + (look && !game.isContinued(ply) ? ROUGH : 0);
      }
      for (int seat = 1; seat <= game.seats(); seat++) {
        work += game.isDrawSeenBy(ply, seat) ? DRAW : 0;
      }
    }
    return work;
  }
}
