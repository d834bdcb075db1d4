package tianxia.search.analysis;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.search.SearchBudget;

/// Says what a position is worth to a seat, and which of its choices are best. It gets only what
/// the seat may know: two positions that the seat cannot distinguish get the same analysis with the
/// same random generator and the same number of iterations.
///
/// @param <S> the game's state
public interface Analyst<S extends State<S>> {

  /// Analyses a position: one in which the seat decides, or any other (after its choice, before a
  /// draw, at another seat's decision, at the end).
  ///
  /// @param forgotten the position, forgotten for the seat ([State#forget]); not modified
  /// @param seen the events so far as the seat has seen them, from the first
  /// @param effort at least one iteration is made
  Analysis analyse(
      S forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random,
      AnalysisListener listener);
}
