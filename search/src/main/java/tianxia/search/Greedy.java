package tianxia.search;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;

/// Takes the action after which it would be furthest ahead if the game ended there ([Game#lead]);
/// ties are broken uniformly at random. It does not search: a reference player that beginners
/// should lose to and everyone else beat.
public record Greedy<S extends State<S>>(Game<S> game) implements Bot<S> {

  @Override
  public int choose(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    int best = legal[0];
    long highest = Long.MIN_VALUE;
    int equals = 0;
    for (int i = 0; i < count; i++) {
      long lead = game.lead(forgotten, seat, legal[i]);
      if (lead > highest) {
        highest = lead;
        best = legal[i];
        equals = 1;
      } else if (lead == highest && random.nextInt(++equals) == 0) {
        best = legal[i];
      }
    }
    return best;
  }
}
