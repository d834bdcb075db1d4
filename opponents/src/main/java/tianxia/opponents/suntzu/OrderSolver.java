package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.opponents.network.Network;
import tianxia.search.SearchBudget;

/// Finds mixed orders for a dynasty: exactly by [EndgameSolver] where possible, otherwise by
/// [DoubleOracle] over hands that the other may hold; weaker levels use [SampledOrders].
final class OrderSolver {
  /// Orders less likely than this fraction of the most likely one are dropped.
  static final double RARE = 0.05;

  private static final int MAX_ITERATIONS = 1_000;
  private static final int MAX_WORLDS = 16;
  private static final int MIN_WORLDS = 3;

  /// The time, or the iterations, that allow an additional world.
  private static final long WORLD_NANOS = 4_000_000;

  private static final int WORLD_ITERATIONS = 10;

  /// The minimum time for solving the last orders.
  private static final long SOLVING_NANOS = 400_000_000;

  private final Network network;
  private final Temperature doubt;
  private final RandomGenerator random;
  private final WorldSampler worlds;

  OrderSolver(Network network, Temperature doubt, RandomGenerator random) {
    this.network = network;
    this.doubt = doubt;
    this.random = random;
    worlds = new WorldSampler(network, random);
  }

  /// A seat's orders (seat from 1), as actions, with their probabilities.
  ///
  /// @param open forgotten for the seat; nothing is laid
  /// @param start when the budget started, by its clock
  Map<List<Integer>, Double> mix(SunTzuState open, int seat, SearchBudget effort, long start) {
    if (doubt.size() > 0) {
      return hunches(open, seat, new int[0]);
    }
    Optional<EndgameSolver> last =
        effort.nanos() < SOLVING_NANOS ? Optional.empty() : last(open, seat);
    return last.map(orders -> orders.solve(effort.after(start)))
        .orElseGet(() -> duel(open, seat, effort, start));
  }

  /// Orders that begin with the cards already laid.
  Map<List<Integer>, Double> hunches(SunTzuState open, int seat, int[] made) {
    List<SunTzuState> imagined = worlds.imagine(open, seat, MIN_WORLDS);
    int begun = 0;
    for (int province = 0; province < made.length; province++) {
      begun = Hand.with(begun, province, SunTzuReader.laidBy(made[province]));
    }
    SampledOrders hunches =
        new SampledOrders(pairs(open, imagined), imagined, seat - 1, begun, made.length, random);
    return mixed(hunches.own(), doubt.choices(hunches.chances()));
  }

  private Map<List<Integer>, Double> duel(
      SunTzuState open, int seat, SearchBudget effort, long start) {
    DoubleOracle duel = oracle(open, seat, effort);
    int iterations = Math.min(MAX_ITERATIONS, effort.iterations());
    for (int i = 0; i < iterations && (i == 0 || effort.now() - start < effort.nanos()); i++) {
      duel.improve();
    }
    return mixed(duel.own(), duel.own().mix().average(RARE));
  }

  /// A game of orders over hands that the other may hold, as many as the budget allows.
  DoubleOracle oracle(SunTzuState open, int seat, SearchBudget effort) {
    long most = Math.min(effort.nanos() / WORLD_NANOS, effort.iterations() / WORLD_ITERATIONS);
    // Once the other seat has no cards left to draw, its hand is known.
    boolean certain =
        SunTzuReader.deckSize(open, 2 - seat) == 0 && SunTzuReader.warlord(open, 2 - seat) == 0;
    int count = certain ? 1 : Math.clamp(most, MIN_WORLDS, MAX_WORLDS);
    List<SunTzuState> imagined = worlds.imagine(open, seat, count);
    return new DoubleOracle(pairs(open, imagined), imagined, seat - 1, random);
  }

  private PairEvaluator pairs(SunTzuState open, List<SunTzuState> worlds) {
    int[] cards = new int[2];
    for (SunTzuState world : worlds) {
      cards[0] |= Hand.cards(world, 0);
      cards[1] |= Hand.cards(world, 1);
    }
    return new PairEvaluator(network, open, cards[0], cards[1]);
  }

  private static Map<List<Integer>, Double> mixed(MixedStrategy own, double[] chances) {
    Map<List<Integer>, Double> mix = new LinkedHashMap<>();
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        mix.put(actions(own.orders[i]), chances[i]);
      }
    }
    return mix;
  }

  private static List<Integer> actions(int order) {
    List<Integer> actions = new ArrayList<>();
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      actions.add(SunTzuReader.lay(province, Hand.card(order, province)));
    }
    return actions;
  }

  /// A reopened position is imagined to restore the other's hand, which is known at this point.
  private Optional<EndgameSolver> last(SunTzuState open, int seat) {
    if (!Actors.contains(open.actors(), 3 - seat)) {
      return Optional.empty();
    }
    SunTzuState world = open.copy();
    world.imagine(random);
    return EndgameSolver.of(world, seat, random);
  }
}
