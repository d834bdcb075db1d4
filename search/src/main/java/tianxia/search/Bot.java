package tianxia.search;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;

/// A computer player of one game. It gets only what its seat may know: two positions that the seat
/// cannot distinguish give the same choice with the same random generator (if the budget is in
/// iterations).
///
/// @param <S> the game's state
public interface Bot<S extends State<S>> {

  /// Chooses one of the seat's legal actions.
  ///
  /// @param forgotten the position, forgotten for the seat ([State#forget]); not modified
  /// @param seen the events so far as the seat has seen them, from the first
  /// @param seat an actor of the position
  int choose(S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random);

  /// Chooses the seat's next actions, at least one. At a simultaneous decision in which the seat
  /// makes several choices before anything is revealed to it, returns all of them. The parameters
  /// are those of [#choose]; the budget covers all the choices.
  default int[] plan(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    return new int[] {choose(forgotten, seen, seat, effort, random)};
  }

  /// The approximate number of choices (between several actions) that a [#plan] made now would
  /// contain, at least 1; for budgets that are given per choice.
  default int ahead(S forgotten, int seat) {
    return 1;
  }
}
