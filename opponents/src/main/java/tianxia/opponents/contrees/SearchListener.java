package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesState;

/// Receives the search results of positions within the tree, for training.
public interface SearchListener {
  /// Ignores them.
  SearchListener NONE = (state, depth, score, bound) -> {};

  /// A position was searched.
  ///
  /// @param state valid during the call only
  /// @param depth the search depth in turns, above 0
  /// @param score from the side of the seat to move
  /// @param bound one of [Transpositions#EXACT], [Transpositions#LOWER], [Transpositions#UPPER]
  void sees(ContreesState state, int depth, int score, int bound);
}
