package tianxia.server.tournament.league;

import tianxia.server.tournament.league.League.Phase;

/// What may be written to a league's log, and why not.
public final class LeagueRules {
  /// How many may be members of one league.
  public static final int MAX_MEMBERS = 144;

  /// What comes of a wish.
  public sealed interface Decision {
    /// Append this.
    record Write(LeagueEntry entry) implements Decision {}

    /// It is so already: nothing is to be written.
    record Done() implements Decision {}

    record Refused(Reason reason) implements Decision {}
  }

  /// Why not.
  public enum Reason {
    CLOSED,
    FULL,
    TOO_FEW,
    /// Two seasons never overlap.
    RUNNING,
    TOO_OFTEN,
    NOT_A_MEMBER,
    NOT_THE_MAKER,
    /// The games are rated, and programs are not.
    A_PROGRAM
  }

  private LeagueRules() {}

  /// Somebody wants to play from the next season on.
  ///
  /// @param rating as players see it
  public static Decision join(League league, String account, int rating) {
    boolean plays = league.member(account).filter(member -> !member.left()).isPresent();
    if (league.phase() == Phase.CLOSED) {
      return new Decision.Refused(Reason.CLOSED);
    }
    if (plays) {
      return new Decision.Done();
    }
    return league.staying().size() >= MAX_MEMBERS
        ? new Decision.Refused(Reason.FULL)
        : new Decision.Write(new LeagueEntry.Joined(account, rating));
  }

  /// Somebody does not want to play any more. The season that is played goes on.
  public static Decision leave(League league, String account) {
    if (league.phase() == Phase.CLOSED) {
      return new Decision.Refused(Reason.CLOSED);
    }
    return league
        .member(account)
        .<Decision>map(member ->
            member.left() ? new Decision.Done() : new Decision.Write(new LeagueEntry.Left(account)))
        .orElseGet(() -> new Decision.Refused(Reason.NOT_A_MEMBER));
  }

  /// The maker lets the next season begin.
  public static Decision call(League league) {
    return switch (league.phase()) {
      case CLOSED -> new Decision.Refused(Reason.CLOSED);
      case RUNNING -> new Decision.Refused(Reason.RUNNING);
      case WAITING -> {
        if (league.staying().size() < NextDivisions.LEAST) {
          yield new Decision.Refused(Reason.TOO_FEW);
        }
        yield league.called() ? new Decision.Done() : new Decision.Write(new LeagueEntry.Called());
      }
    };
  }

  /// The maker wants no more seasons. Divisions that are played go on for themselves.
  public static Decision close(League league) {
    return league.phase() == Phase.CLOSED
        ? new Decision.Done()
        : new Decision.Write(new LeagueEntry.Closed());
  }
}
