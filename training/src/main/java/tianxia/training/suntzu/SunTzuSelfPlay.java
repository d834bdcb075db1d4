package tianxia.training.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.opponents.network.Network;
import tianxia.opponents.suntzu.DoubleOracle;
import tianxia.opponents.suntzu.Evaluator;
import tianxia.opponents.suntzu.Hand;
import tianxia.opponents.suntzu.MixedStrategy;
import tianxia.opponents.suntzu.PairEvaluator;
import tianxia.opponents.suntzu.QuestionPolicy;
import tianxia.search.SearchBudget;
import tianxia.search.strategy.WeightedDraw;
import tianxia.training.gradient.Sample;
import tianxia.training.selfplay.LambdaReturn;

/// A self-play game of a network, and its training samples. Orders are drawn from the equilibrium
/// of a short [DoubleOracle] in which both sides see each other's hands: the value of a position
/// differs little, and one computation serves both.
final class SunTzuSelfPlay {
  private static final int ITERATIONS = 20;

  /// Orders less likely than this fraction of the most likely one are not played.
  private static final double RARE = 0.02;

  /// The decay λ of later values against the network's own (TD(λ)).
  private static final double LAMBDA = 0.8;

  private static final SearchBudget ONE = SearchBudget.iterations(1);

  /// A position of the game, and its estimated value to the first seat.
  @SuppressWarnings("ArrayRecordComponent") // created once, never compared, never modified
  private record Decision(short[] first, short[] second, double chance) {}

  private final Network network;
  private final Evaluator evaluator;
  private final QuestionPolicy answers;
  private final RandomGenerator random;
  private final SunTzuState state;
  private final int[] legal;
  private final List<Decision> decisions = new ArrayList<>();

  private SunTzuSelfPlay(Network network, SunTzuState start, RandomGenerator random) {
    this.network = network;
    this.random = random;
    state = start;
    legal = new int[start.maxLegal()];
    evaluator = new Evaluator(network);
    answers = new QuestionPolicy(network, random);
  }

  /// Plays a game from its start to the end.
  static List<Sample> game(Network network, SunTzuState start, RandomGenerator random) {
    SunTzuSelfPlay play = new SunTzuSelfPlay(network, start, random);
    Phase before = Phase.TILES;
    while (start.actors() != 0) {
      Phase phase = SunTzuReader.phase(start);
      if (phase != before && (phase == Phase.DRAW || phase == Phase.DEAL)) {
        play.note(play.evaluator.chance(start, 0));
      }
      before = phase;
      play.go(phase);
    }
    return play.samples();
  }

  private void go(Phase phase) {
    int actor = Actors.first(state.actors());
    if (actor == Actors.CHANCE) {
      state.apply(actor, state.sample(actor, random));
      return;
    }
    if (phase == Phase.ORDERS) {
      orders();
      return;
    }
    int count = state.legalActions(actor, legal);
    state.apply(actor, answer(phase, actor, count));
  }

  /// In windows before the last, where the answer would depend on hidden information, warlords are
  /// kept; the initial choice is random.
  private int answer(Phase phase, int actor, int count) {
    return switch (phase) {
      case CHOOSE -> legal[random.nextInt(count)];
      case ORDER -> legal[0];
      case WINDOW ->
          SunTzuReader.revealed(state) < SunTzuReader.PROVINCES
              ? legal[count - 1]
              : answers.best(state, actor, legal, count, ONE);
      default -> answers.best(state, actor, legal, count, ONE);
    };
  }

  private void orders() {
    for (int seat = 1; seat <= 2; seat++) {
      recruit(seat);
    }
    PairEvaluator pairs =
        new PairEvaluator(network, state, Hand.cards(state, 0), Hand.cards(state, 1));
    DoubleOracle duel = new DoubleOracle(pairs, List.of(state), 0, random);
    for (int i = 0; i < ITERATIONS; i++) {
      duel.improve();
    }
    note(duel.value());
    lay(duel.own(), 1);
    lay(duel.other(0), 2);
  }

  private void recruit(int seat) {
    OptionalInt card;
    do {
      int count = state.legalActions(seat, legal);
      card = answers.recruit(state, seat, legal, count, ONE);
      card.ifPresent(action -> state.apply(seat, action));
    } while (card.isPresent());
  }

  private void lay(MixedStrategy side, int seat) {
    int chosen = WeightedDraw.of(side.mix().average(RARE), random);
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      state.apply(seat, SunTzuReader.lay(province, Hand.card(side.order(chosen), province)));
    }
  }

  private void note(double chance) {
    decisions.add(new Decision(evaluator.rows(state, 0), evaluator.rows(state, 1), chance));
  }

  private List<Sample> samples() {
    double result = evaluator.chance(state, 0);
    List<Sample> samples = new ArrayList<>();
    for (int i = decisions.size() - 1; i >= 0; i--) {
      Decision decision = decisions.get(i);
      samples.add(Sample.of(decision.first, (float) result));
      samples.add(Sample.of(decision.second, (float) (1 - result)));
      result = LambdaReturn.before(LAMBDA, result, decision.chance);
    }
    return samples;
  }
}
