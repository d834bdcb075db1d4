package tianxia.opponents.qin;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.search.Bot;
import tianxia.search.Effort;

/// Plays Qin by [Lookahead]. Nothing in it is left to chance: the same position and the same number
/// of iterations give the same choice.
public final class QinBot implements Bot<QinState> {

  @Override
  public int choose(
      QinState forgotten, List<Event> seen, int seat, Effort effort, RandomGenerator random) {
    long start = effort.now();
    int[] legal = new int[forgotten.maxLegal()];
    if (forgotten.legalActions(seat, legal) == 1) {
      return legal[0];
    }
    Lookahead ahead = new Lookahead(Weights.of(forgotten.seats()), forgotten, seat);
    for (int i = 0; i < effort.iterations() && !ahead.decided(); i++) {
      if (i > 0 && effort.now() - start >= effort.nanos()) {
        break;
      }
      ahead.grow();
    }
    return ahead.best();
  }
}
