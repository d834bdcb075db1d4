package tianxia.server.tournament.pairing.swiss;

import java.util.List;

/// All who are still to be paired while one bracket is: first the bracket, then the next score
/// group, then the rest; last, if the number is odd, the empty place at which somebody is left
/// over.
///
/// @param players in their order, without the empty place
/// @param movedDown how many of the bracket come from higher score groups
/// @param bracket how many are in the bracket
/// @param next how many are in the bracket and the next score group
/// @param byeScore how many points whoever is left over may have at most
record DutchField(
    List<SwissPlayer> players,
    int movedDown,
    int bracket,
    int next,
    int byeScore,
    AbsoluteCriteria criteria) {
  DutchField {
    players = List.copyOf(players);
  }

  int size() {
    return players.size() + players.size() % 2;
  }

  boolean emptyPlace(int index) {
    return index == players.size();
  }

  boolean inBracket(int index) {
    return index < bracket;
  }

  /// Whether two may be paired; `a` is less than `b`. Two who moved down together could not be
  /// paired before, so they can't now.
  boolean allowed(int a, int b) {
    if (emptyPlace(b)) {
      return players.get(a).score() <= byeScore && criteria.mayBeLeftOver(players.get(a));
    }
    return b >= movedDown && criteria.mayMeet(players.get(a), players.get(b));
  }
}
