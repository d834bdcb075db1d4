package tianxia.search.strategy;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// A bot that can report the mixed strategy from which it draws a plan, so that its exploitability
/// can be measured.
///
/// @param <S> the game's state
public interface MixedStrategyBot<S extends State<S>> extends Bot<S> {

  /// The plans that the seat might make at an open simultaneous decision, with their probabilities,
  /// which sum to 1. The parameters are those of [Bot#plan], which draws one of them.
  Map<List<Integer>, Double> mix(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random);
}
