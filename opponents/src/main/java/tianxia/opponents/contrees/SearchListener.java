package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesState;

/// Is told what the search has found out about positions within its tree: training learns from it.
public interface SearchListener {
  /// Learns nothing.
  SearchListener NONE = (state, depth, score, bound) -> {};

  /// A position was searched.
  ///
  /// @param state good for the time of the call
  /// @param depth turns looked ahead, above 0
  /// @param score from the side of the seat to move
  /// @param bound one of [Transpositions#EXACT], [Transpositions#LOWER], [Transpositions#UPPER]
  void sees(ContreesState state, int depth, int score, int bound);
}
