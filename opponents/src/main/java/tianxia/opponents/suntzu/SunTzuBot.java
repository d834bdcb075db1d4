package tianxia.opponents.suntzu;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.strategy.MixedStrategyBot;
import tianxia.search.strategy.WeightedDraw;

/// Plays Sun Tzu: orders by [OrderSolver], everything else by [QuestionPolicy], both with a network
/// for evaluation. An iteration of its budget is one of regret matching, or one world.
public final class SunTzuBot implements MixedStrategyBot<SunTzuState> {
  private final Function<Boolean, Network> networks;
  private final Temperature doubt;

  /// With the trained networks.
  public SunTzuBot() {
    this(Weights::of, 0);
  }

  /// The player of a level; the lower ones choose by softmax sampling.
  public static SunTzuBot of(Level level) {
    return switch (level) {
      case EASY -> new SunTzuBot(Weights::of, 1.0);
      case MEDIUM -> new SunTzuBot(Weights::of, 0.33);
      case HARD -> new SunTzuBot(Weights::of, 0.1);
      case MASTER -> new SunTzuBot();
    };
  }

  /// @param networks by whether the advanced rules are played
  /// @param doubt the temperature; 0 for full strength, above 0 orders come from [SampledOrders]
  SunTzuBot(Function<Boolean, Network> networks, double doubt) {
    this.networks = networks;
    this.doubt = new Temperature(doubt);
  }

  @Override
  public int choose(
      SunTzuState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    return plan(forgotten, seen, seat, effort, random)[0];
  }

  @Override
  public int[] plan(
      SunTzuState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    long start = effort.now();
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    if (count == 1) {
      return new int[] {legal[0]};
    }
    Network network = networks.apply(SunTzuReader.advanced(forgotten));
    QuestionPolicy answers = new QuestionPolicy(network, doubt, random);
    // Weaker levels think for a few milliseconds and play the same on every machine.
    SearchBudget asked = doubt.size() > 0 ? SearchBudget.iterations(effort.iterations()) : effort;
    if (SunTzuReader.phase(forgotten) != Phase.ORDERS) {
      return new int[] {answers.best(forgotten, seat, legal, count, asked)};
    }
    OptionalInt recruit = answers.recruit(forgotten, seat, legal, count, asked.times(0.1));
    if (recruit.isPresent()) {
      return new int[] {recruit.getAsInt()};
    }
    SunTzuState open = forgotten.copy();
    int[] made = new int[forgotten.maxLegal()];
    int laid = open.reopen(seat, made);
    int[] begun = Arrays.copyOf(made, laid);
    OrderSolver solver = new OrderSolver(network, doubt, random);
    int[] plan = drawn(solver.mix(open, seat, effort, start), begun, random);
    return plan.length > 0 ? plan : drawn(solver.hunches(open, seat, begun), begun, random);
  }

  /// The rest of an order that begins with the cards already laid; empty if the mix has none.
  private static int[] drawn(Map<List<Integer>, Double> mix, int[] made, RandomGenerator random) {
    List<Integer> begun = Arrays.stream(made).boxed().toList();
    List<List<Integer>> orders =
        mix.keySet().stream().filter(order -> order.subList(0, made.length).equals(begun)).toList();
    double[] weights = new double[orders.size()];
    double total = 0;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = mix.getOrDefault(orders.get(i), 0.0);
      total += weights[i];
    }
    int order = WeightedDraw.of(weights, 0, weights.length, total, random);
    return order < 0
        ? new int[0]
        : orders.get(order).stream().skip(made.length).mapToInt(action -> action).toArray();
  }

  @Override
  public Map<List<Integer>, Double> mix(
      SunTzuState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    long start = effort.now();
    SunTzuState open = forgotten.copy();
    open.reopen(seat, new int[forgotten.maxLegal()]);
    Network network = networks.apply(SunTzuReader.advanced(open));
    return new OrderSolver(network, doubt, random).mix(open, seat, effort, start);
  }

  @Override
  public int ahead(SunTzuState forgotten, int seat) {
    boolean orders = SunTzuReader.phase(forgotten) == Phase.ORDERS;
    return orders ? SunTzuReader.PROVINCES - SunTzuReader.laid(forgotten, seat - 1) : 1;
  }
}
