package tianxia.arena.player;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Chooses uniformly among the legal actions.
record RandomBot<S extends State<S>>() implements Bot<S> {
  @Override
  public int choose(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    int[] legal = new int[forgotten.maxLegal()];
    return legal[random.nextInt(forgotten.legalActions(seat, legal))];
  }
}
