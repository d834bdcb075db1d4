package tianxia.search.analysis;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.search.SearchBudget;

/// The search of a game for analyses of decisions; [AnytimeAnalyst] makes an [Analyst] of it.
///
/// @param <S> the game's state
public interface Deliberator<S extends State<S>> {

  /// Whether it can analyse this position for the seat: at least where the seat decides.
  default boolean covers(S forgotten, int seat) {
    return Actors.contains(forgotten.actors(), seat);
  }

  /// The kind of decision, one word of lower-case letters, digits and hyphens: chances are
  /// calibrated by kind.
  default String kind(S forgotten) {
    return "all";
  }

  /// Starts the search. The parameters are those of [Analyst#analyse]; only a covered position is
  /// asked about. The effort is for planning ahead: the caller ends the search.
  Deliberation begin(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random);
}
