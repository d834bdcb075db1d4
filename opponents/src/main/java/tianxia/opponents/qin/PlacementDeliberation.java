package tianxia.opponents.qin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// One placement of a [QinDeliberator].
final class PlacementDeliberation implements Deliberation {
  private final Qin game;
  private final QinState forgotten;
  private final int seat;
  private final TreeSearch search;
  private final int[] legal;
  private int iterations;

  /// The seat's share before the last doubling of the effort, and at the last.
  private double before;

  private double latest;

  PlacementDeliberation(Qin game, QinState forgotten, int seat, TreeSearch search) {
    this.game = game;
    this.forgotten = forgotten;
    this.seat = seat;
    this.search = search;
    legal = new int[forgotten.maxLegal()];
    forgotten.legalActions(seat, legal);
    before = search.root().value(seat);
    latest = before;
  }

  @Override
  public int improve() {
    if (!search.decided() && hasPlacements()) {
      search.grow();
    }
    iterations++;
    if (Integer.bitCount(iterations) == 1) {
      before = latest;
      latest = search.root().value(seat);
    }
    return 1;
  }

  private boolean hasPlacements() {
    return search.root().count() > 0;
  }

  @Override
  public boolean decided() {
    return !hasPlacements() || search.decided();
  }

  @Override
  public Analysis answer() {
    SearchNode root = search.root();
    double[] values = new double[forgotten.seats() + 1];
    if (!hasPlacements()) {
      for (int each = 1; each < values.length; each++) {
        values[each] = root.value(each);
      }
      List<Double> shares = Analysis.shares(seat, values[seat], values);
      return new Analysis(seat, false, shares, 0, iterations, List.of(passing(values[seat])));
    }
    int best = RootChoice.best(root);
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < root.count(); i++) {
      all.add(candidate(root, i, best));
    }
    all.sort(
        Comparator.comparingDouble(Candidate::probability)
            .thenComparing(candidate -> candidate.visits() > 0)
            .thenComparingDouble(Candidate::value)
            .reversed());
    for (int each = 1; each < values.length; each++) {
      values[each] = root.chance(best, each);
    }
    List<Double> shares = Analysis.shares(seat, Math.clamp(values[seat], 0, 1), values);
    return new Analysis(seat, false, shares, all.getFirst().error(), iterations, all);
  }

  /// A search estimate that no search has confirmed is optimistic: it counts at most as much as the
  /// best that is searched.
  private Candidate candidate(SearchNode root, int i, int best) {
    double own = root.chance(i, seat);
    double value = Math.clamp(i == best ? own : Math.min(own, root.chance(best, seat)), 0, 1);
    double error = Math.abs(root.value(seat) - before);
    return new Candidate(
        root.placement(i), value, i == best ? 1 : 0, root.visits(i), error, line(root, i));
  }

  private Candidate passing(double value) {
    Line<QinState> line = new Line<>(game, world());
    line.play(seat, legal[0]);
    return new Candidate(legal[0], value, 1, iterations, 0, line.events());
  }

  private QinState world() {
    QinState world = forgotten.copy();
    world.imagine(new Xoroshiro(0));
    return world;
  }

  /// The placement and the most likely answers of the other seats; draws are left open.
  private List<Event> line(SearchNode root, int index) {
    QinState at = world();
    List<Event> events = new ArrayList<>();
    events.add(new Event(seat, game.write(at, seat, root.placement(index))));
    SearchNode below = root.below(index);
    while (below != null && below.seat != seat) {
      int likely = below.likely();
      if (likely < 0) {
        break;
      }
      events.add(new Event(below.seat, game.write(at, below.seat, below.placement(likely))));
      below = below.below(likely);
    }
    return events;
  }
}
