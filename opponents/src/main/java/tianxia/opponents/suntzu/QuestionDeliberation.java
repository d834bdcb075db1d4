package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// One decision other than orders in a [SunTzuDeliberator]; an iteration is a sampled world.
final class QuestionDeliberation implements Deliberation {
  /// More worlds would hardly change anything.
  private static final int MAX_WORLDS = 512;

  private final SunTzu game;
  private final QuestionPolicy policy;
  private final SunTzuState forgotten;
  private final int seat;
  private final int[] legal;
  private final int count;
  private final double[] sums;
  private final double[] squares;
  private int worlds;

  QuestionDeliberation(SunTzu game, QuestionPolicy policy, SunTzuState forgotten, int seat) {
    this.game = game;
    this.policy = policy;
    this.forgotten = forgotten;
    this.seat = seat;
    legal = new int[forgotten.maxLegal()];
    count = forgotten.legalActions(seat, legal);
    sums = new double[count];
    squares = new double[count];
  }

  @Override
  public int improve() {
    double[] chances = policy.sampled(forgotten, seat, legal, count, false);
    for (int i = 0; i < count; i++) {
      sums[i] += chances[i];
      squares[i] += chances[i] * chances[i];
    }
    worlds++;
    return 1;
  }

  @Override
  public boolean decided() {
    return worlds >= MAX_WORLDS;
  }

  @Override
  public Analysis answer() {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = sums[i] > sums[best] ? i : best;
    }
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(candidate(i, i == best));
    }
    all.sort(
        Comparator.comparingDouble(Candidate::probability)
            .thenComparingDouble(Candidate::value)
            .reversed());
    Candidate first = all.getFirst();
    List<Double> shares = Analysis.shares(seat, first.value(), new double[] {0, 1, 1});
    return new Analysis(seat, false, shares, first.error(), (long) worlds * count, all);
  }

  private Candidate candidate(int i, boolean best) {
    double mean = sums[i] / worlds;
    double error = Math.sqrt(Math.max(0, squares[i] / worlds - mean * mean) / worlds);
    SunTzuState world = forgotten.copy();
    world.imagine(new Xoroshiro(0));
    Line<SunTzuState> line = new Line<>(game, world);
    line.play(seat, legal[i]);
    return new Candidate(
        legal[i], Math.clamp(mean, 0, 1), best ? 1 : 0, worlds, error, line.events());
  }
}
