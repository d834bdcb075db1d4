package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// The next card of an order: both sides' orders are mixed by [DoubleOracle], given the cards that
/// the seat has laid. A card's probability is that of the orders which go on with it; its value is
/// that of these orders against the other side's mix. An iteration is one of regret matching.
final class OrderDeliberation implements Deliberation {
  private final SunTzu game;
  private final SunTzuState forgotten;
  private final int seat;
  private final DoubleOracle duel;
  private final Recruits recruits;
  private final int[] begun;
  private final boolean last;
  private int iterations;

  private OrderDeliberation(
      SunTzu game,
      SunTzuState forgotten,
      int seat,
      DoubleOracle duel,
      Recruits recruits,
      int[] begun) {
    this.game = game;
    this.forgotten = forgotten;
    this.seat = seat;
    this.duel = duel;
    this.recruits = recruits;
    this.begun = begun;
    last = SunTzuReader.dynasty(forgotten) == ScoreTrack.LAST_DYNASTY;
  }

  static OrderDeliberation of(
      SunTzu game,
      Network network,
      QuestionPolicy policy,
      SunTzuState forgotten,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    SunTzuState open = forgotten.copy();
    int[] made = new int[forgotten.maxLegal()];
    int laid = open.reopen(seat, made);
    int[] begun = Arrays.copyOf(made, laid);
    DoubleOracle duel =
        new OrderSolver(network, Temperature.NONE, random).oracle(open, seat, effort);
    Recruits recruits = Recruits.of(policy, forgotten, seat);
    return new OrderDeliberation(game, forgotten, seat, duel, recruits, begun);
  }

  @Override
  public int improve() {
    duel.improve();
    iterations++;
    return 1;
  }

  @Override
  public boolean decided() {
    return false;
  }

  @Override
  public Analysis answer() {
    OrderValues orders = new OrderValues(duel, begun, last);
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (!SunTzuReader.isRecruit(legal[i])) {
        all.add(card(orders, legal[i]));
      }
    }
    double mix = mixed(all);
    all.addAll(recruits.candidates(game, forgotten, seat, mix));
    List<Candidate> sorted = sorted(all, mix);
    Candidate first = sorted.getFirst();
    double best = SunTzuReader.isRecruit(first.action()) ? Math.max(mix, first.value()) : mix;
    List<Double> shares = Analysis.shares(seat, Math.clamp(best, 0, 1), new double[] {0, 1, 1});
    return new Analysis(seat, true, shares, orders.error(), iterations, sorted);
  }

  /// The value of the mix; where it has no such orders, the best card is certain.
  private static double mixed(List<Candidate> cards) {
    double value = 0;
    double total = 0;
    for (Candidate card : cards) {
      value += card.probability() * card.value();
      total += card.probability();
    }
    if (total > 0) {
      return value;
    }
    Candidate best = cards.stream().max(Comparator.comparingDouble(Candidate::value)).orElseThrow();
    cards.set(cards.indexOf(best), weighted(best, 1));
    return best.value();
  }

  /// The best first; if recruiting is better than the mix, it is certain.
  private static List<Candidate> sorted(List<Candidate> all, double mix) {
    Comparator<Candidate> order =
        Comparator.comparingDouble(Candidate::probability)
            .thenComparingDouble(Candidate::value)
            .reversed();
    List<Candidate> sorted = new ArrayList<>(all);
    sorted.sort(order);
    Candidate best =
        sorted.stream()
            .filter(each -> SunTzuReader.isRecruit(each.action()) && each.value() > mix)
            .max(Comparator.comparingDouble(Candidate::value))
            .orElse(sorted.getFirst());
    if (!SunTzuReader.isRecruit(best.action())) {
      return sorted;
    }
    sorted.replaceAll(each -> weighted(each, each.equals(best) ? 1 : 0));
    sorted.sort(order);
    return sorted;
  }

  private static Candidate weighted(Candidate each, double probability) {
    return new Candidate(
        each.action(), each.value(), probability, each.visits(), each.error(), each.line());
  }

  private Candidate card(OrderValues orders, int action) {
    OrderValues.Next next = orders.next(SunTzuReader.laidBy(action));
    SunTzuState world = forgotten.copy();
    world.imagine(new Xoroshiro(0));
    int[] rest = new int[SunTzuReader.PROVINCES - begun.length];
    for (int i = 0; i < rest.length; i++) {
      int province = begun.length + i;
      rest[i] = SunTzuReader.lay(province, Hand.card(next.order(), province));
    }
    Line<SunTzuState> line = new Line<>(game, world).playAll(seat, rest);
    return new Candidate(
        action, next.value(), next.probability(), next.visits(), orders.error(), line.events());
  }
}
