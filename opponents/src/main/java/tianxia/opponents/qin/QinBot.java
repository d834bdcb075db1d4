package tianxia.opponents.qin;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// Plays Qin by [TreeSearch], what others hold weighed by what they laid ([HandInference]). Without
/// doubt nothing in it is left to chance: the same position and the same number of iterations give
/// the same choice.
public final class QinBot implements Bot<QinState> {
  /// Against one other, and against several: there the odds lie closer together, and the same doubt
  /// would mislead less.
  private final double one;

  private final double several;

  /// As well as it can.
  public QinBot() {
    this(0, 0);
  }

  /// @param one doubt against one other: each placement is favoured by less than so much at random,
  ///   in natural logarithms of the odds that its seat wins; 0 for none
  /// @param several likewise, against several
  private QinBot(double one, double several) {
    this.one = one;
    this.several = several;
  }

  /// The player of a level: the lower ones take what seems best at a first look, with doubt. By the
  /// arena: see docs/STRENGTH.md.
  public static QinBot of(Level level) {
    return switch (level) {
      case EASY -> new QinBot(5.7, 8);
      case MEDIUM -> new QinBot(2, 3.4);
      case HARD -> new QinBot(0.4, 1.1);
      case MASTER -> new QinBot();
    };
  }

  @Override
  public int choose(
      QinState forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    long start = effort.now();
    int[] legal = new int[forgotten.maxLegal()];
    if (forgotten.legalActions(seat, legal) == 1) {
      return legal[0];
    }
    double doubt = forgotten.seats() == 2 ? one : several;
    Network network = Weights.of(forgotten.seats());
    // A first look does not ask what others hold.
    HandLikelihoods evidence =
        doubt > 0 ? HandLikelihoods.NONE : HandInference.of(network, forgotten, seen, seat);
    TreeSearch ahead = new TreeSearch(network, forgotten, seat, evidence);
    if (doubt > 0) {
      return ahead.doubted(doubt, random);
    }
    for (int i = 0; i < effort.iterations() && !ahead.decided(); i++) {
      if (i > 0 && effort.now() - start >= effort.nanos()) {
        break;
      }
      ahead.grow();
    }
    return ahead.best();
  }
}
