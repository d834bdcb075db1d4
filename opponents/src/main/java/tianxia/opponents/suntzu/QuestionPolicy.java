package tianxia.opponents.suntzu;

import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;
import tianxia.search.SearchBudget;
import tianxia.search.strategy.WeightedDraw;

/// Makes all decisions except orders, by trying each action in sampled worlds: the dynasty is
/// played to its end with arbitrary answers to the questions in between, and the network evaluates
/// the result.
public final class QuestionPolicy {
  private static final int MAX_WORLDS = 64;

  private final Temperature doubt;
  private final Evaluator evaluator;
  private final RandomGenerator random;
  private final Xoroshiro chance = new Xoroshiro(0);
  private final int[] some = new int[128];

  public QuestionPolicy(Network network, RandomGenerator random) {
    this(network, Temperature.NONE, random);
  }

  QuestionPolicy(Network network, Temperature doubt, RandomGenerator random) {
    this.doubt = doubt;
    evaluator = new Evaluator(network);
    this.random = random;
  }

  /// The seat's winning probability (seat from 1) after each of the first legal actions, and last,
  /// if requested, after none of them.
  private double[] worth(
      SunTzuState forgotten, int seat, int[] legal, int count, boolean none, SearchBudget effort) {
    double[] sums = new double[none ? count + 1 : count];
    SunTzuState world = forgotten.copy();
    SunTzuState after = forgotten.copy();
    long start = effort.now();
    int worlds = 0;
    while (worlds < Math.min(MAX_WORLDS, effort.iterations())
        && (worlds == 0 || effort.now() - start < effort.nanos())) {
      tryAll(forgotten, world, after, seat, legal, count, none, sums);
      worlds++;
    }
    for (int i = 0; i < sums.length; i++) {
      sums[i] /= worlds;
    }
    return sums;
  }

  /// The seat's winning probabilities in one more world, as [#worth] has them.
  double[] sampled(SunTzuState forgotten, int seat, int[] legal, int count, boolean none) {
    double[] chances = new double[none ? count + 1 : count];
    tryAll(forgotten, forgotten.copy(), forgotten.copy(), seat, legal, count, none, chances);
    return chances;
  }

  /// Tries all actions in an imagined world, and adds the results to the sums.
  private void tryAll(
      SunTzuState forgotten,
      SunTzuState world,
      SunTzuState after,
      int seat,
      int[] legal,
      int count,
      boolean none,
      double[] sums) {
    world.copyFrom(forgotten);
    world.imagine(random);
    long seed = random.nextLong();
    for (int i = 0; i < count; i++) {
      after.copyFrom(world);
      after.apply(seat, legal[i]);
      chance.seed(seed);
      finish(after);
      sums[i] += evaluator.chance(after, seat - 1);
    }
    if (none) {
      sums[count] += evaluator.chance(world, seat - 1);
    }
  }

  /// The best way to recruit (SUN-24); empty if it is better to keep the cards.
  public OptionalInt recruit(
      SunTzuState forgotten, int seat, int[] legal, int count, SearchBudget effort) {
    int recruits = 0;
    while (recruits < count && SunTzuReader.isRecruit(legal[recruits])) {
      recruits++;
    }
    if (recruits == 0) {
      return OptionalInt.empty();
    }
    int best = best(worth(forgotten, seat, legal, recruits, true, effort));
    return best == recruits ? OptionalInt.empty() : OptionalInt.of(legal[best]);
  }

  /// The best legal action.
  public int best(SunTzuState forgotten, int seat, int[] legal, int count, SearchBudget effort) {
    return count == 1 ? legal[0] : legal[best(worth(forgotten, seat, legal, count, false, effort))];
  }

  private int best(double[] worth) {
    return WeightedDraw.of(doubt.choices(worth), random);
  }

  /// Plays on to the end of the dynasty or of the draw. Warlords are kept.
  private void finish(SunTzuState s) {
    while (asks(s)) {
      int actor = Actors.first(s.actors());
      int count = s.legalActions(actor, some);
      Phase phase = SunTzuReader.phase(s);
      boolean passes = phase == Phase.WINDOW || phase == Phase.FEINT || phase == Phase.SCOURGE;
      s.apply(actor, some[passes ? count - 1 : phase == Phase.ORDER ? 0 : chance.nextInt(count)]);
    }
  }

  private static boolean asks(SunTzuState s) {
    return switch (SunTzuReader.phase(s)) {
      case ORDER, WINDOW, FEINT, SOURCE, SCOURGE, KEEP -> true;
      case CHOOSE -> true;
      case TILES, DEAL, ORDERS, DRAW, OVER -> false;
    };
  }
}
