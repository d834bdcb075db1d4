package tianxia.server.tournament.desk.log;

import tianxia.server.message.Problem;
import tianxia.server.tournament.league.LeagueRules;

/// Why something may not be written to a league, as it is told.
public final class LeagueRefusals {
  private LeagueRefusals() {}

  static Problem of(LeagueRules.Reason reason) {
    return switch (reason) {
      case CLOSED -> refused("the league is over");
      case FULL -> new Problem(Problem.TAKEN, "the league is full");
      case TOO_FEW -> refused("too few play");
      case RUNNING -> refused("a season is played");
      case TOO_OFTEN -> refused("you have joined too often");
      case NOT_A_MEMBER -> refused("you don't play there");
      case NOT_THE_MAKER -> refused("only its maker may do this");
      case A_PROGRAM -> refused("the games are rated: a program takes no part");
    };
  }

  /// Where there is none.
  public static Problem unknown() {
    return new Problem(Problem.UNKNOWN_LEAGUE, "there is no such league");
  }

  private static Problem refused(String why) {
    return new Problem(Problem.NOT_ALLOWED, why);
  }
}
