package tianxia.server.tournament.desk.log;

import tianxia.server.message.Problem;
import tianxia.server.tournament.TournamentRules;

/// Why something may not be written to a tournament, as it is told.
public final class TournamentRefusals {
  private TournamentRefusals() {}

  static Problem of(TournamentRules.Reason reason) {
    return switch (reason) {
      case CLOSED -> refused("the tournament is over");
      case BEGUN -> refused("it is too late to enter, or you have entered too often");
      case NOT_BEGUN -> refused("the tournament has not begun");
      case FULL -> new Problem(Problem.TAKEN, "the tournament is full");
      case TOO_FEW -> refused("too few take part");
      case NOT_ENTERED -> refused("you don't take part");
      case NOT_THE_MAKER -> refused("only its maker may do this");
      case A_PROGRAM -> refused("the games are rated: a program takes no part");
      case UNKNOWN_TABLE -> refused("it has no such table");
    };
  }

  /// Where there is none.
  public static Problem unknown() {
    return new Problem(Problem.UNKNOWN_TOURNAMENT, "there is no such tournament");
  }

  /// Where the host wants none.
  public static Problem switchedOff() {
    return new Problem(Problem.TOURNAMENTS_OFF, "the host allows no tournaments by others");
  }

  private static Problem refused(String why) {
    return new Problem(Problem.NOT_ALLOWED, why);
  }
}
