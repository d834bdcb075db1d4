package tianxia.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;

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

  /// The iterations of another seat's choice at most.
  private static final int OTHERS = 60;

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
    private final SearchBudget each;
    private final RandomGenerator random;
    private final int[] legal;
    private final double[] sums;
    private double squares;
    private long visits;
    private int worlds;

    Mean(S forgotten, List<Event> seen, int seat, SearchBudget each, RandomGenerator random) {
      this.forgotten = forgotten;
      this.seen = seen;
      this.seat = seat;
      this.each = each;
      this.random = random;
      legal = new int[forgotten.maxLegal()];
      sums = new double[seats + 1];
    }

    @Override
    public int improve() {
      S world = forgotten.copy();
      world.imagine(random);
      List<Event> known = new ArrayList<>(seen);
      forward(world, known);
      Analysis there = there(world, known);
      for (int other = 1; other < sums.length; other++) {
        sums[other] += there.shares().get(other - 1);
      }
      squares += there.value() * there.value();
      visits += there.visits();
      worlds++;
      return each.iterations();
    }

    private Analysis there(S world, List<Event> known) {
      if (world.actors() == 0) {
        return Analysis.over(seat, seats, world.winners());
      }
      world.forget(seat);
      return AnytimeSearch.run(
          deliberator.begin(world, known, seat, each, random), each, AnalysisListener.NONE);
    }

    /// Plays to the seat's next choice, or to the end.
    private void forward(S world, List<Event> known) {
      for (int actors = world.actors(); actors != 0; actors = world.actors()) {
        boolean own = Actors.contains(actors, seat);
        int count = own ? world.legalActions(seat, legal) : 0;
        if (count > 1) {
          return;
        }
        if (own) {
          play(world, known, seat, legal[0]);
        } else if (actors == 1 << Actors.CHANCE) {
          play(world, known, Actors.CHANCE, world.sample(Actors.CHANCE, random));
        } else {
          other(world, known, Actors.first(actors));
        }
      }
    }

    private void other(S world, List<Event> known, int actor) {
      S theirs = world.copy();
      theirs.forget(actor);
      SearchBudget effort = each.atMost(OTHERS);
      for (int action : others.plan(theirs, List.of(), actor, effort, random)) {
        play(world, known, actor, action);
      }
    }

    private void play(S world, List<Event> known, int actor, int action) {
      known.add(new Event(actor, game.seen(world, seat, actor, action)));
      world.apply(actor, action);
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
