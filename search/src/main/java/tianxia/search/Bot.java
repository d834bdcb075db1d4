package tianxia.search;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;

/// A computer player of one game. It gets what its seat may know and nothing else: two situations
/// that are equal for the seat give the same choice from the same random generator (when the effort
/// is counted in iterations).
///
/// @param <S> the game's state
public interface Bot<S extends State<S>> {

  /// Chooses one of the seat's legal actions.
  ///
  /// @param forgotten the position, forgotten for the seat ([State#forget]); not changed
  /// @param seen the events so far as the seat has seen them, from the first
  /// @param seat an actor of the position
  int choose(S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random);

  /// Chooses the seat's next actions, at least one: at a simultaneous decision in which the seat
  /// has several choices to make before anything is revealed to it, all of them at once. The
  /// parameters are those of [#choose]; the effort is for all of them together.
  default int[] plan(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    return new int[] {choose(forgotten, seen, seat, effort, random)};
  }

  /// About how many choices between several actions a [#plan] made now would hold, at least 1: for
  /// whoever measures effort by the choice.
  default int ahead(S forgotten, int seat) {
    return 1;
  }
}
