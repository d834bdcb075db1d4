package tianxia.server.tournament.pairing.swiss;

import tianxia.server.tournament.pairing.Outcome;

/// Who may meet at all, and who may be left over (FIDE C.04.3, C1 to C3).
///
/// @param lastRound whether no round is planned after this one
/// @param rounds how many were played
/// @param relaxation what is given up because there is no pairing otherwise
record AbsoluteCriteria(boolean lastRound, int rounds, Relaxation relaxation) {
  /// What is given up, one after the other, where no pairing meets all criteria. The Handbook
  /// leaves it to the arbiter; here nobody is asked.
  enum Relaxation {
    NOTHING,
    /// Two may both wish the same seat absolutely.
    SEATS,
    /// And somebody may be left over twice.
    BYE,
    /// And two may meet again.
    REMATCH
  }

  boolean mayMeet(SwissPlayer a, SwissPlayer b) {
    boolean again = a.met().contains(b.number());
    if (again && relaxation != Relaxation.REMATCH) {
      return false;
    }
    return relaxation != Relaxation.NOTHING
        || !(a.preference().absolute()
            && b.preference().absolute()
            && a.preference().clashes(b.preference()))
        || lastRound && (topScorer(a) || topScorer(b));
  }

  boolean mayBeLeftOver(SwissPlayer player) {
    return player.byeAllowed() || relaxation.compareTo(Relaxation.BYE) >= 0;
  }

  /// In the last round, whoever has more than half of the points that could be had.
  private boolean topScorer(SwissPlayer player) {
    return player.score() * 2 > rounds * Outcome.WIN.halves();
  }
}
