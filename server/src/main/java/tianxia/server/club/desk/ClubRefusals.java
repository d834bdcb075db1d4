package tianxia.server.club.desk;

import tianxia.server.club.ClubDecision;
import tianxia.server.message.Problem;

/// Why something may not be done in a club, as it is told.
final class ClubRefusals {
  private ClubRefusals() {}

  static Problem of(ClubDecision.Reason reason) {
    return switch (reason) {
      case UNKNOWN -> unknown();
      case VOID -> new Problem(Problem.EXPIRED, "the invitation is void");
      case INVITED_ONLY -> refused("one joins it by an invitation");
      case FULL -> new Problem(Problem.TAKEN, "the club is full");
      case TOO_MANY_WAIT -> tooMany("too many wait to be let in");
      case TOO_MANY_CLUBS -> tooMany("that would be too many clubs for them");
      case TOO_MANY_ORGANISERS -> refused("the club has as many organisers as it may");
      case KEPT_OUT ->
          new Problem(Problem.KEPT_OUT, "its organisers have decided that you may not join");
      case TOO_MANY_KEPT_OUT -> tooMany("too many are kept out of it");
      case NOT_AN_ORGANISER -> refused("only its organisers may do this");
      case NOT_THE_OWNER -> refused("only its owner may do this");
      case NOT_A_MEMBER ->
          new Problem(Problem.UNKNOWN_PERSON, "they neither belong to it nor wait");
      case OWNER_STAYS -> refused("its owner stays until it is handed over");
      case NAME_TAKEN -> nameTaken();
    };
  }

  /// Where there is none, or none that whoever asks may know of: the same for both.
  static Problem unknown() {
    return new Problem(Problem.UNKNOWN_CLUB, "there is no such club");
  }

  static Problem nameTaken() {
    return new Problem(Problem.NAME_TAKEN, "a club has this name, or one like it");
  }

  static Problem tooMany(String why) {
    return new Problem(Problem.SLOW_DOWN, why);
  }

  static Problem off() {
    return new Problem(Problem.CLUBS_OFF, "the host allows no clubs");
  }

  private static Problem refused(String why) {
    return new Problem(Problem.NOT_ALLOWED, why);
  }
}
