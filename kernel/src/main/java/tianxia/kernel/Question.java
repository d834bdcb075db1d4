package tianxia.kernel;

/// A question to one seat that may be declined in advance: whether the seat has anything to choose
/// is its secret, so it is asked whatever it holds. All of a question is public.
///
/// @param decline the notation that declines it; always legal
/// @param moment where in the game it stands: a number that grows, and never falls, as the game
///   goes on
/// @param routine whether it recurs at fixed points of the game, rather than following from what
///   was played
public record Question(String decline, int moment, boolean routine) {

  /// Whether a seat that has put its questions off until then is not asked this one.
  ///
  /// @param until a moment's [Moment#at]; 0 for a seat that has put nothing off
  public boolean isPutOff(int until) {
    return until == Moment.ROUTINE ? routine : moment < until;
  }
}
