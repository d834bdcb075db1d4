package tianxia.kernel;

import java.util.random.RandomGenerator;

/// A complete position, hidden information included; mutable, for search.
///
/// Seats count from 1. Actor 0 is chance, viewer 0 the spectator. An action is an `int` whose
/// meaning is the game's own; it is stable for one start position (options and, where the board is
/// laid in play, what has been laid). Arguments are not checked: [Match] does that.
///
/// @param <S> the state class itself
public interface State<S extends State<S>> {

  /// Who acts now, as a bit set: bit s for seat s (several at a simultaneous decision), bit 0 for
  /// chance (then alone). 0 when the game is over.
  int actors();

  /// An upper bound, for every position of this game and options, on what [#legalActions] returns.
  int maxLegal();

  /// An upper bound, for this position, on what [#legalActions] returns and writes to: for one who
  /// lists the actions of one position, and needs no room for those of others.
  default int maxLegalNow() {
    return maxLegal();
  }

  /// Writes the actor's legal actions to `out`, ascending and without repetition, and returns their
  /// count: at least 1 for an actor in [#actors] (GEN-2), 0 for anybody else. May use buffers of
  /// the state, as [#sample] may, so it must not be called by two threads at once.
  int legalActions(int actor, int[] out);

  /// One legal action of `actor`, uniformly distributed; for chance, each outcome by its [#weight].
  /// May be faster than listing. The actor must be in [#actors].
  int sample(int actor, RandomGenerator random);

  /// Plays a legal action. The caller guarantees legality; anything else corrupts the state.
  void apply(int actor, int action);

  /// At chance: how many of the equally likely items give this outcome (0 if none).
  int weight(int outcome);

  /// The winning seats as a bit set (bit s for seat s); 0 until the game is over, never 0 after it.
  int winners();

  /// Replaces all that `seat` (0: a spectator) cannot know by one normal form. Deterministic: two
  /// states with equal views for the seat are equal afterwards ([Object#equals]). A forgotten state
  /// serves only its seat's view, its legal actions, [#copy] and [#imagine].
  void forget(int seat);

  /// After [#forget]: draws the unknown anew, as if by chance and by uniform legal choices, so that
  /// the state can be played on. The view and the legal actions of the seat stay as they were.
  void imagine(RandomGenerator random);

  /// After [#forget] for a seat that is to act at a simultaneous decision: takes back all that has
  /// been chosen in it so far and is hidden from others, its own choices included, so that it is
  /// open for everybody as it was at first. Search has to think about the decision as a whole: what
  /// was chosen already was chosen by those who knew as little as the seat. Changes nothing where
  /// there is nothing to take back.
  ///
  /// @param own the seat's own choices that were taken back are written here, in order
  /// @return how many they are
  default int reopen(int seat, int[] own) {
    return 0;
  }

  /// An independent copy.
  S copy();

  /// Becomes equal to `other` (of the same game and options) without allocating.
  void copyFrom(S other);
}
