package tianxia.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.State;

/// What a position is worth in which chance or other seats decide: the mean over imagined worlds in
/// which draws are made and the others play, up to the seat's next choice, where it is analysed by
/// what the seat then knows.
final class Outlook<S extends State<S>> implements Deliberation {
  /// The number of worlds; each gets an equal part of the budget.
  private static final int WORLDS = 16;

  /// The iterations of another seat's choice at most.
  private static final int OTHERS = 60;

  private final AnytimeAnalyst<S> analyst;
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

  Outlook(
      AnytimeAnalyst<S> analyst,
      S forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    this.analyst = analyst;
    this.forgotten = forgotten;
    this.seen = seen;
    this.seat = seat;
    this.random = random;
    each = effort.times(1.0 / WORLDS).atMost(Math.max(1, effort.iterations() / WORLDS));
    legal = new int[forgotten.maxLegal()];
    sums = new double[analyst.seats() + 1];
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
      return Analysis.over(seat, analyst.seats(), world.winners());
    }
    world.forget(seat);
    return AnytimeAnalyst.run(
        analyst.deliberator().begin(world, known, seat, each, random), each, AnalysisListener.NONE);
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
    for (int action : analyst.others().plan(theirs, List.of(), actor, effort, random)) {
      play(world, known, actor, action);
    }
  }

  private void play(S world, List<Event> known, int actor, int action) {
    known.add(new Event(actor, analyst.game().seen(world, seat, actor, action)));
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
