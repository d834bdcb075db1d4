package tianxia.search.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Analyses positions in which chance or other seats decide: the mean over imagined worlds in which
/// draws are made and the others play, up to the seat's next choice, where the position is analysed
/// by what the seat then knows.
///
/// @param game the rules
/// @param seats of the game
/// @param deliberator analyses the seat's choice
/// @param others plays for other seats
record Outlook<S extends State<S>>(
    Game<S> game, int seats, Deliberator<S> deliberator, Bot<S> others) implements Deliberator<S> {
  /// The number of worlds; each gets an equal part of the budget.
  private static final int WORLDS = 16;

  @Override
  public boolean covers(S forgotten, int seat) {
    return forgotten.actors() != 0;
  }

  @Override
  public Deliberation begin(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    SearchBudget each =
        effort.times(1.0 / WORLDS).atMost(Math.max(1, effort.iterations() / WORLDS));
    return new Mean(forgotten, seen, seat, each, random);
  }

  private final class Mean implements Deliberation {
    private final S forgotten;
    private final List<Event> seen;
    private final int seat;
    private final Lookahead<S> ahead;
    private final RandomGenerator random;
    private final double[] sums;
    private double squares;
    private long visits;
    private int worlds;

    Mean(S forgotten, List<Event> seen, int seat, SearchBudget each, RandomGenerator random) {
      this.forgotten = forgotten;
      this.seen = seen;
      this.seat = seat;
      this.random = random;
      ahead = new Lookahead<>(game, seats, deliberator, others, each);
      sums = new double[seats + 1];
    }

    @Override
    public int improve() {
      S world = forgotten.copy();
      world.imagine(random);
      List<Event> known = new ArrayList<>(seen);
      Analysis there = ahead.from(world, known, seat, random);
      for (int other = 1; other < sums.length; other++) {
        sums[other] += there.shares().get(other - 1);
      }
      squares += there.value() * there.value();
      visits += there.visits();
      worlds++;
      return ahead.effort().iterations();
    }

    @Override
    public boolean decided() {
      return worlds >= WORLDS;
    }

    @Override
    public Analysis answer() {
      double mean = sums[seat] / worlds;
      double variance = Math.max(0, squares / worlds - mean * mean);
      List<Double> shares = Analysis.shares(seat, mean, sums);
      return new Analysis(seat, false, shares, Math.sqrt(variance / worlds), visits, List.of());
    }
  }
}
