package tianxia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tianxia.kernel.json.CanonicalJson;

/// The rules of one game: the slow-path API to its [State]s. Everything that enters or leaves it is
/// immutable. A game has no mutable fields; except for [#why], its methods only read the states
/// that they are given, so that several threads may read the same state. Where nothing is hidden
/// and nothing is drawn, [OpenGame] answers half of it.
///
/// @param <S> the game's state
public interface Game<S extends State<S>> {

  /// The result of [#read] for a text that is no notation of this game.
  int UNREADABLE = -1;

  /// The result of [#lead] for an action that wins; greater than any other.
  long WON = 1L << 40;

  /// The game's id: `qin`, `contrees`…
  String id();

  /// The version of these rules: 1 until they are changed so that a record may no longer be legal,
  /// or end in another position. Whatever leaves the traces of all records as they are keeps it.
  default int rulesVersion() {
    return 1;
  }

  /// The options in the order in which they are shown; each at most once.
  List<OptionSpec> options();

  /// How many seats a game with these options has.
  int seats(Options options);

  /// What it hides, whatever its options.
  Hidden hides();

  /// Whether chance ever acts: false for a game in which nothing is drawn, whatever its options.
  default boolean chance() {
    return true;
  }

  /// The position before the first event.
  S start(Options options);

  /// The notation of a legal action of `actor` in `state`.
  String write(S state, int actor, int action);

  /// The notations of the first `count` of some actions of `actor`, sorted by code point. A game
  /// that knows their order need not compare them.
  ///
  /// @param actions as [State#legalActions] writes them
  default List<String> notations(S state, int actor, int[] actions, int count) {
    List<String> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      all.add(write(state, actor, actions[i]));
    }
    // Notation is ASCII, so the natural order is the order of code points.
    all.sort(null);
    return List.copyOf(all);
  }

  /// The action that a notation stands for in `state`, legal or not, or [#UNREADABLE]. Where the
  /// text is well formed but names something that cannot be an action here (off the board, say), it
  /// is UNREADABLE too: [#why] tells the difference.
  int read(S state, int actor, String notation);

  /// Why `actor` may not do `notation` now: empty exactly when it is legal. Names GEN-6 first (not
  /// this actor's decision, no notation of the game, game over; where the game's file names a
  /// clause of its own for one of these, that), else the first broken clause in the order of the
  /// game's file. Explains what [State#legalActions] decides, and must agree with it; like it, it
  /// may use buffers of the state.
  Optional<Refusal> why(S state, int actor, String notation);

  /// Writes the canonical state, one JSON object.
  void writeState(S state, CanonicalJson out);

  /// Writes what `viewer` (0: a spectator) may know of the state, one JSON object. Accepts states
  /// forgotten for the same viewer.
  void writeView(S state, int viewer, CanonicalJson out);

  /// What `viewer` may see of a legal action about to be played in `before`: its notation, with `?`
  /// in the place of what is hidden (`draw ?`).
  String seen(S before, int viewer, int actor, int action);

  /// Whether [#seen] and [#narrate] tell every viewer the same of a legal action about to be played
  /// in `before`, so that they need to be asked once only. False where that is not certain.
  default boolean isPublic(S before, int actor, int action) {
    return hides() == Hidden.NOTHING;
  }

  /// What a legal action about to be played in `before` does, in order, as `viewer` may know it.
  List<Happening> narrate(S before, int viewer, int actor, int action);

  /// The intermediate positions of a legal action about to be played in `before`, as `viewer` may
  /// know them, to be shown one after another: in order, without the final position. They show
  /// nothing that the viewer does not know after the action. Empty for a game whose actions have
  /// one step.
  ///
  /// @param before the whole position, not a forgotten one
  default List<Stage> stages(S before, int viewer, int actor, int action) {
    return List.of();
  }

  /// The seats of `seats` from which something is hidden in a whole position, as a bit set: those
  /// for which [State#forget] changes it.
  default int hiding(S state, int seats) {
    if (hides() == Hidden.NOTHING) {
      return 0;
    }
    int hiding = 0;
    S forgotten = state.copy();
    for (int seat = 1; seat <= seats; seat++) {
      forgotten.copyFrom(state);
      forgotten.forget(seat);
      if (!forgotten.equals(state)) {
        hiding |= 1 << seat;
      }
    }
    return hiding;
  }

  /// What a series of actions of `seat` would do, without revealing anything that the seat may not
  /// know. `forgotten` is forgotten for the seat and is not changed. Stops before chance and before
  /// anything hidden decides.
  Preview preview(S forgotten, int seat, List<String> actions);

  /// Plays a legal action of `seat` on a state that is forgotten for the seat, as far as the seat
  /// can foresee what it does: the position that a [#preview] of it shows. Stops as a preview does.
  default void foresee(S forgotten, int seat, int action) {
    forgotten.apply(seat, action);
  }

  /// Makes it the turn of `seat` in a state forgotten for `viewer`, whatever comes before it: so
  /// that a viewer who waits may try what others could do, and what it would answer. Another seat
  /// than the viewer then holds all that it might hold as far as the viewer knows; nothing is
  /// drawn. May follow upon [#foresee] of what was tried. False, with the state as it was, where
  /// the game can't tell or no such turn will come.
  default boolean suppose(S forgotten, int viewer, int seat) {
    return false;
  }

  /// How far `seat` would be ahead of the best other seat if the game ended right after its legal
  /// `action`, by what then decides this game; in a unit of the game's own, the higher the better,
  /// [#WON] where it wins at once. A count, not an evaluation: what a greedy player goes by. Always
  /// 0 for a game without such a count.
  ///
  /// @param forgotten a position forgotten for `seat`, which is to act; not changed. Nothing
  ///   unknown to it is resolved
  default long lead(S forgotten, int seat, int action) {
    return 0;
  }

  /// What `seat` has left in `state`, where several games can be played as a series: each player's
  /// numbers add up, and the lowest sum wins (QIN-21). Empty for a game without series.
  default OptionalInt remaining(S state, int seat) {
    return OptionalInt.empty();
  }

  /// The question that is open to `seat` now, where it may be declined in advance; only for one who
  /// is to act. It tells nothing that is not public: it is the same in a state forgotten for
  /// anybody.
  default Optional<Question> question(S state, int seat) {
    return Optional.empty();
  }

  /// The moments ahead until which `seat` may put such questions off, ascending, each later than an
  /// open question; empty where it won't be asked any more. As public as [#question]. Once named, a
  /// moment is named until it is there.
  default List<Moment> moments(S state, int seat) {
    return List.of();
  }
}
