package tianxia.opponents.pagoda;

import tianxia.games.pagoda.Actions;

/// The turns that a seat may try, and the trials of them.
///
/// @param root with all unseen cards in the pile
/// @param candidates the most promising
/// @param trial tries them
/// @param nodes the outcomes of the turn
record TurnChoices(SearchState root, Candidates candidates, Rollout trial, TurnGraph nodes) {

  /// A candidate's actions, up to where chance or the other seat acts.
  int[] actions(int candidate) {
    int choice = candidates.choice(candidate);
    return switch (candidates.kind(candidate)) {
      case Candidates.TURN -> ActionWriter.of(root, nodes, choice);
      case Candidates.DRAGON -> ActionWriter.dragon(root, choice);
      case Candidates.FAN -> new int[] {Actions.of(Actions.FAN)};
      default -> new int[] {Actions.of(Actions.KEEP)};
    };
  }
}
