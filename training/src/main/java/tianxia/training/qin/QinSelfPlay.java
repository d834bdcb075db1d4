package tianxia.training.qin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.kernel.Actors;
import tianxia.opponents.network.Network;
import tianxia.opponents.network.Probability;
import tianxia.opponents.qin.Evaluator;
import tianxia.opponents.qin.FeatureExtractor;
import tianxia.opponents.qin.Hands;
import tianxia.training.gradient.Sample;
import tianxia.training.selfplay.LambdaReturn;

/// One self-play game of a network, with one ply of look-ahead and some noise, and its training
/// samples.
final class QinSelfPlay {
  /// The scale of the noise added to the logit of each placement's chance.
  private static final double NOISE = 0.35;

  /// The decay λ of later positions' values against the result of the game (TD(λ)).
  private static final float LAMBDA = 0.85f;

  private final Evaluator evaluator;
  private final RandomGenerator random;
  private final QinState state;
  private final BoardSimulation board;
  private final BoardSimulation after;
  private final int[] legal;
  private final List<Sample> positions = new ArrayList<>();

  private QinSelfPlay(Network network, QinState start, RandomGenerator random) {
    evaluator = new Evaluator(network, start.seats());
    this.random = random;
    state = start;
    board = new BoardSimulation(start);
    after = new BoardSimulation(start);
    legal = new int[start.maxLegal()];
  }

  /// Plays a game and returns its positions after placements, with their targets.
  static List<Sample> game(Network network, QinState start, RandomGenerator random) {
    QinSelfPlay play = new QinSelfPlay(network, start, random);
    while (start.actors() != 0) {
      int actor = Actors.first(start.actors());
      start.apply(actor, actor == Actors.CHANCE ? start.sample(actor, random) : play.choose(actor));
    }
    return play.results();
  }

  private int choose(int seat) {
    int count = state.legalActions(seat, legal);
    if (!BoardSimulation.isPlacement(legal[0])) {
      return legal[0];
    }
    board.copyFrom(state);
    int choice = choose(seat, count);
    note(seat, choice);
    return choice;
  }

  private int choose(int seat, int count) {
    Hands hands = Hands.of(state, seat);
    evaluator.expectLike(board, seat, hands);
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      Hands laid = hands.laid(seat, BoardSimulation.kind(legal[i]));
      after.glance(board, seat, legal[i]);
      double chance = evaluator.of(after, seat, laid)[seat];
      if (chance == 1) {
        return legal[i];
      }
      double score = Probability.logit(chance, 1e-6) + NOISE * gumbel();
      if (score > highest) {
        highest = score;
        best = i;
      }
    }
    return legal[best];
  }

  /// Gumbel noise: the maximum of several numbers with it is a sample from their softmax.
  private double gumbel() {
    return -Math.log(-Math.log(random.nextDouble() * 0.999999 + 5e-7));
  }

  /// Records the position after a placement, as seen by a random seat that knows only some of its
  /// own tiles, as in a look-ahead past its draws.
  private void note(int seat, int placement) {
    after.glance(board, seat, placement);
    if (evaluator.winner(after, seat) == 0) {
      int knower = 1 + random.nextInt(state.seats());
      Hands hands = Hands.of(state, knower);
      if (knower == seat) {
        hands = hands.laid(seat, BoardSimulation.kind(placement));
      }
      int known = random.nextInt(5) == 0 ? 1 : 2;
      while (hands.known(knower) > known) {
        hands = hands.covering(random.nextInt(hands.known(knower)));
      }
      double[] chances = evaluator.of(after, seat, hands);
      positions.add(sample(evaluator.features(), chances));
    }
  }

  private static Sample sample(FeatureExtractor features, double[] chances) {
    int seats = chances.length - 1;
    short[] rows = new short[seats * FeatureExtractor.PLACES];
    int[] ends = new int[seats];
    float[] targets = new float[seats];
    int count = 0;
    for (int seat = 1; seat <= seats; seat++) {
      for (short row : features.rows(seat)) {
        if (row != FeatureExtractor.NONE) {
          rows[count++] = row;
        }
      }
      ends[seat - 1] = count;
      targets[seat - 1] = (float) chances[seat];
    }
    return new Sample(Arrays.copyOf(rows, count), ends, targets);
  }

  private List<Sample> results() {
    int winners = state.winners();
    float[] target = new float[state.seats()];
    for (int side = 0; side < target.length; side++) {
      target[side] = Actors.contains(winners, side + 1) ? 1f / Integer.bitCount(winners) : 0;
    }
    List<Sample> learned = new ArrayList<>();
    for (int i = positions.size() - 1; i >= 0; i--) {
      Sample position = positions.get(i);
      learned.add(position.withTargets(target));
      for (int side = 0; side < target.length; side++) {
        target[side] = LambdaReturn.before(LAMBDA, target[side], position.targets()[side]);
      }
    }
    return learned;
  }
}
