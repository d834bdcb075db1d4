package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.search.SearchBudget;
import tianxia.search.WeightedDraw;

/// A game of a network against itself, and what can be learned from it. Orders are drawn from the
/// equilibrium of a short [DoubleOracle] in which both see each other's hands: what a position is
/// worth differs little, and one duel serves both.
final class SelfPlay {
  private static final int ITERATIONS = 20;

  /// What is mixed with less than this part of the most likely is not played.
  private static final double RARE = 0.02;

  /// How much the game's further course counts against what the network said (TD(λ)).
  private static final double LAMBDA = 0.8;

  private static final SearchBudget ONE = SearchBudget.iterations(1);

  /// A position of the game, and what it was held to be worth to the first seat.
  private static final class Station {
    final short[] first;
    final short[] second;
    final double chance;

    Station(short[] first, short[] second, double chance) {
      this.first = first;
      this.second = second;
      this.chance = chance;
    }
  }

  private final Network net;
  private final Evaluator outlook;
  private final QuestionPolicy answers;
  private final RandomGenerator random;
  private final SunTzuState state;
  private final int[] legal;
  private final List<Station> stations = new ArrayList<>();

  private SelfPlay(Network net, SunTzuState start, RandomGenerator random) {
    this.net = net;
    this.random = random;
    state = start;
    legal = new int[start.maxLegal()];
    outlook = new Evaluator(net);
    answers = new QuestionPolicy(net, random);
  }

  /// Plays a game from its start to the end.
  static List<Sample> game(Network net, SunTzuState start, RandomGenerator random) {
    SelfPlay play = new SelfPlay(net, start, random);
    Phase before = Phase.TILES;
    while (start.actors() != 0) {
      Phase phase = SunTzuReader.phase(start);
      if (phase != before && (phase == Phase.DRAW || phase == Phase.DEAL)) {
        play.note(play.outlook.chance(start, 0));
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

  /// In windows before the last, where the answer would rest on what a seat can't know, warlords
  /// are kept; and the first choice is to chance.
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
    PairEvaluator prospect =
        new PairEvaluator(net, state, Hand.cards(state, 0), Hand.cards(state, 1));
    DoubleOracle duel = new DoubleOracle(prospect, List.of(state), 0, random);
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
      state.apply(seat, SunTzuReader.lay(province, Hand.card(side.orders[chosen], province)));
    }
  }

  private void note(double chance) {
    stations.add(new Station(outlook.rows(state, 0), outlook.rows(state, 1), chance));
  }

  private List<Sample> samples() {
    double result = outlook.chance(state, 0);
    List<Sample> samples = new ArrayList<>();
    for (int i = stations.size() - 1; i >= 0; i--) {
      Station station = stations.get(i);
      samples.add(new Sample(station.first, (float) result));
      samples.add(new Sample(station.second, (float) (1 - result)));
      result = LAMBDA * result + (1 - LAMBDA) * station.chance;
    }
    return samples;
  }
}
