package tianxia.opponents.suntzu;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.search.Effort;
import tianxia.search.InformationSetSearch;
import tianxia.search.Mixing;

/// Plays Sun Tzu by the generic search, and the orders of the last dynasty by solving them.
public final class SunTzuBot implements Mixing<SunTzuState> {
  private final InformationSetSearch<SunTzuState> search =
      new InformationSetSearch<>(InformationSetSearch.EXPLORATION);

  @Override
  public int choose(
      SunTzuState forgotten, List<Event> seen, int seat, Effort effort, RandomGenerator random) {
    return plan(forgotten, seen, seat, effort, random)[0];
  }

  @Override
  public int[] plan(
      SunTzuState forgotten, List<Event> seen, int seat, Effort effort, RandomGenerator random) {
    SunTzuState open = forgotten.copy();
    int[] made = new int[forgotten.maxLegal()];
    int count = open.reopen(seat, made);
    return last(open, seat, random)
        .map(orders -> drawn(orders.solve(effort), Arrays.copyOf(made, count), random))
        .filter(plan -> plan.length > 0)
        .orElseGet(() -> search.plan(forgotten, seen, seat, effort, random));
  }

  /// A reopened position is imagined, so that the other's hand is there: it is certain by then.
  private static Optional<LastOrders> last(SunTzuState open, int seat, RandomGenerator random) {
    if (!Actors.contains(open.actors(), 3 - seat)) {
      return Optional.empty();
    }
    SunTzuState world = open.copy();
    world.imagine(random);
    return LastOrders.of(world, seat, random);
  }

  /// The rest of an order that begins with what is laid already; empty if the mix has none.
  private static int[] drawn(Map<List<Integer>, Double> mix, int[] made, RandomGenerator random) {
    List<Integer> begun = Arrays.stream(made).boxed().toList();
    double total = 0;
    for (Map.Entry<List<Integer>, Double> entry : mix.entrySet()) {
      total += begins(entry.getKey(), begun) ? entry.getValue() : 0;
    }
    double rest = random.nextDouble() * total;
    int[] plan = {};
    for (Map.Entry<List<Integer>, Double> entry : mix.entrySet()) {
      if (begins(entry.getKey(), begun) && rest >= 0) {
        rest -= entry.getValue();
        plan = entry.getKey().stream().skip(made.length).mapToInt(action -> action).toArray();
      }
    }
    return plan;
  }

  private static boolean begins(List<Integer> order, List<Integer> begun) {
    return order.subList(0, begun.size()).equals(begun);
  }

  @Override
  public Map<List<Integer>, Double> mix(
      SunTzuState forgotten, List<Event> seen, int seat, Effort effort, RandomGenerator random) {
    SunTzuState open = forgotten.copy();
    open.reopen(seat, new int[forgotten.maxLegal()]);
    return last(open, seat, random)
        .map(orders -> orders.solve(effort))
        .orElseGet(() -> search.mix(forgotten, seen, seat, effort, random));
  }

  @Override
  public int ahead(SunTzuState forgotten, int seat) {
    return search.ahead(forgotten, seat);
  }
}
