package tianxia.opponents.suntzu;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuState;

/// The orders of a dynasty as a one-shot game between a seat that does not know the other's hand
/// and each hand that the other may hold, which knows itself. Both sides start with a few orders
/// and learn to mix them; periodically each adds the best response it finds to the other's average
/// strategy (double oracle; McMahan, Gordon and Blum 2003).
public final class DoubleOracle {
  private static final int FIRST_ORDERS = 6;

  /// Iterations of regret matching between two searches for best responses.
  private static final int PERIOD = 10;

  /// Orders less likely than this fraction of the most likely one are ignored by best responses.
  private static final double RARE = 0.04;

  private final MixedStrategy own;
  private final MixedStrategy[] others;

  /// The seat's payoff, by world, own order and other order.
  private final float[][] payoffs;

  private final float[] values = new float[MixedStrategy.MAX_ORDERS];
  private final BestResponse reply;
  private int iterations;

  /// @param worlds positions that the seat (from 0) considers possible, with the decision open
  public DoubleOracle(
      PairEvaluator pairs, List<SunTzuState> worlds, int seat, RandomGenerator random) {
    own = new MixedStrategy(pairs, worlds.getFirst(), seat);
    others = new MixedStrategy[worlds.size()];
    for (int world = 0; world < others.length; world++) {
      others[world] = new MixedStrategy(pairs, worlds.get(world), 1 - seat);
    }
    payoffs = new float[others.length][MixedStrategy.MAX_ORDERS * MixedStrategy.MAX_ORDERS];
    reply = new BestResponse(others.length, pairs.last(), random);
    for (int i = 0; i < FIRST_ORDERS; i++) {
      think(own.hand.any(0, 0, random));
      for (int world = 0; world < others.length; world++) {
        think(world, others[world].hand.any(0, 0, random));
      }
    }
  }

  public MixedStrategy own() {
    return own;
  }

  public MixedStrategy other(int world) {
    return others[world];
  }

  /// The current estimate of the game's value to the seat: its winning probability.
  public double value() {
    double sum = 0;
    double[] mine = own.mix().average(0);
    for (int world = 0; world < others.length; world++) {
      double[] theirs = others[world].mix().average(0);
      for (int i = 0; i < mine.length; i++) {
        for (int j = 0; j < theirs.length; j++) {
          sum += mine[i] * theirs[j] * payoffs[world][i * MixedStrategy.MAX_ORDERS + j];
        }
      }
    }
    return sum / others.length;
  }

  int worlds() {
    return others.length;
  }

  /// The value of each of the seat's orders against the other side's average strategy in a world.
  double[] values(int world) {
    double[] theirs = others[world].mix().average(0);
    double[] values = new double[own.count()];
    for (int i = 0; i < values.length; i++) {
      for (int j = 0; j < theirs.length; j++) {
        values[i] += theirs[j] * payoffs[world][i * MixedStrategy.MAX_ORDERS + j];
      }
    }
    return values;
  }

  /// The value of an arbitrary order of the seat against the other side's average strategies.
  double worth(int order) {
    float[] vector = new float[Weights.UNITS];
    own.vector(order, vector, 0);
    double sum = 0;
    for (MixedStrategy other : others) {
      double[] theirs = other.mix().average(RARE);
      for (int j = 0; j < theirs.length; j++) {
        if (theirs[j] > 0) {
          sum += theirs[j] * own.meet(order, vector, 0, other.orders[j], other.vectors, j);
        }
      }
    }
    return sum / others.length;
  }

  /// What answers the other side's average strategies as they are now.
  BestResponse answering(RandomGenerator random) {
    BestResponse answer = new BestResponse(others.length, false, random);
    for (MixedStrategy other : others) {
      answer.to(other, other.mix().average(RARE));
    }
    return answer;
  }

  private void think(int order) {
    if (own.add(order)) {
      for (int world = 0; world < others.length; world++) {
        for (int j = 0; j < others[world].count(); j++) {
          pay(world, own.count() - 1, j);
        }
      }
    }
  }

  private void think(int world, int order) {
    if (others[world].add(order)) {
      for (int i = 0; i < own.count(); i++) {
        pay(world, i, others[world].count() - 1);
      }
    }
  }

  private void pay(int world, int i, int j) {
    payoffs[world][i * MixedStrategy.MAX_ORDERS + j] = own.meet(i, others[world], j);
  }

  /// One more iteration.
  public void improve() {
    iterations++;
    learnOwn();
    for (int world = 0; world < others.length; world++) {
      learn(world);
    }
    if (iterations % PERIOD == 0) {
      reply();
    }
  }

  private void learnOwn() {
    Arrays.fill(values, 0, own.count(), 0);
    for (int world = 0; world < others.length; world++) {
      MixedStrategy other = others[world];
      float[] payoff = payoffs[world];
      float[] theirs = other.mix().strategy();
      for (int i = 0; i < own.count(); i++) {
        float sum = 0;
        for (int j = 0; j < other.count(); j++) {
          sum += theirs[j] * payoff[i * MixedStrategy.MAX_ORDERS + j];
        }
        values[i] += sum;
      }
    }
    for (int i = 0; i < own.count(); i++) {
      values[i] /= others.length;
    }
    own.mix().learn(values, iterations);
  }

  private void learn(int world) {
    MixedStrategy other = others[world];
    float[] payoff = payoffs[world];
    float[] mine = own.mix().strategy();
    Arrays.fill(values, 0, other.count(), 0);
    for (int i = 0; i < own.count(); i++) {
      float chance = mine[i];
      if (chance > 0) {
        for (int j = 0; j < other.count(); j++) {
          values[j] -= chance * payoff[i * MixedStrategy.MAX_ORDERS + j];
        }
      }
    }
    other.mix().learn(values, iterations);
  }

  /// Both sides add their best responses.
  private void reply() {
    double[] mix = own.mix().average(RARE);
    double[][] mixes = new double[others.length][];
    reply.clear();
    for (int world = 0; world < others.length; world++) {
      mixes[world] = others[world].mix().average(RARE);
      reply.to(others[world], mixes[world]);
    }
    think(reply.best(own, mix));
    reply.clear();
    reply.to(own, mix);
    for (int world = 0; world < others.length; world++) {
      think(world, reply.best(others[world], mixes[world]));
    }
  }
}
