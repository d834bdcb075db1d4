package tianxia.opponents.qin;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// Plays Qin by [TreeSearch], with other seats' hands weighted by what they laid ([HandInference]).
/// Without noise it is deterministic: the same position and the same number of iterations give the
/// same choice.
public final class QinBot implements Bot<QinState> {
  /// The noise against one opponent, and against several, where the odds are closer together and
  /// the same noise would have less effect.
  private final double one;

  private final double several;

  /// At full strength.
  public QinBot() {
    this(0, 0);
  }

  /// @param one noise against one opponent: the log odds of each placement are raised by a random
  ///   amount below this; 0 for none
  /// @param several the same against several
  private QinBot(double one, double several) {
    this.one = one;
    this.several = several;
  }

  /// The player of a level; the lower ones use the network without search, with noise. Chosen by
  /// arena matches: see docs/STRENGTH.md.
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
    // Without search, other hands are not needed.
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
