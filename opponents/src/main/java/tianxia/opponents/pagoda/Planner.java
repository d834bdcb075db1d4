package tianxia.opponents.pagoda;

import java.util.random.RandomGenerator;
import tianxia.games.pagoda.Code;
import tianxia.search.Effort;

/// Chooses a turn, or what is left of it: the networks rank what it can lead to, and the best are
/// tried.
final class Planner {
  /// So many outcomes of the turn are tried, and so many ways to use the dragon before it.
  private static final int MOST_TURNS = 12;

  private static final int MOST_DRAGONS = 4;

  /// Of the effort, where the turn itself comes after the dragon's draws, and where the fan's
  /// question comes after those of the turn.
  private static final double BEFORE_DRAGON = 0.6;

  private static final double BEFORE_FAN = 0.85;

  private final Ground root;
  private final int known;
  private final Trial trial;
  private final Architect architect;
  private final double doubt;
  private final Effort effort;
  private final long start;
  private final RandomGenerator random;

  /// Begins to think.
  ///
  /// @param root all unseen cards in the pile
  /// @param known cards of the other hand
  /// @param covered the size of the other hand
  /// @param doubt 0 for none
  Planner(
      Ground root,
      int known,
      int covered,
      Nets nets,
      double doubt,
      Effort effort,
      RandomGenerator random) {
    start = effort.now();
    this.effort = effort;
    this.root = root;
    this.known = known;
    this.doubt = doubt;
    this.random = random;
    architect = new Architect(nets);
    trial = new Trial(root, known, covered, nets, architect.nodes);
  }

  int[] fan() {
    Ground world = trial.imagine(0);
    architect.traits.begin(world, known);
    Candidates candidates = new Candidates(2);
    candidates.offer(Trial.FAN, 0, doubted(architect.fanOdds(world, true)), 1);
    candidates.offer(Trial.KEEP, 0, doubted(architect.fanOdds(world, false)), 1);
    int best = best(candidates, 1);
    return new int[] {Code.of(candidates.kind(best) == Trial.FAN ? Code.FAN : Code.KEEP)};
  }

  int[] freeColumn() {
    architect.turns.listFree(root);
    return turn();
  }

  int[] act() {
    architect.turns.list(root);
    return turn();
  }

  private int[] turn() {
    Ground world = trial.imagine(0);
    architect.judgeAll(world, known);
    Candidates candidates = new Candidates(MOST_TURNS + MOST_DRAGONS);
    for (int node = 0; node < architect.nodes.count(); node++) {
      if (architect.nodes.ends(node)) {
        candidates.offer(Trial.TURN, node, doubted(architect.odds[node]), MOST_TURNS);
      }
    }
    boolean dragon = !root.begun && root.canUse(Ground.YELLOW);
    if (dragon) {
      int held = root.held();
      for (int kept = Counts.below(held, held); kept >= 0; kept = Counts.below(kept, held)) {
        float odds = doubted(architect.dragonOdds(world, held - kept));
        candidates.offer(Trial.DRAGON, held - kept, odds, MOST_DRAGONS);
      }
    }
    double part = dragon ? BEFORE_DRAGON : root.canUse(Ground.VIOLET) ? BEFORE_FAN : 1;
    int best = best(candidates, part);
    int choice = candidates.choice(best);
    return candidates.kind(best) == Trial.TURN
        ? Script.of(root, architect.nodes, choice)
        : Script.dragon(root, choice);
  }

  /// @param part of the effort
  private int best(Candidates candidates, double part) {
    return doubt > 0
        ? candidates.first()
        : Halving.best(candidates, trial, effort.times(part).after(start), random);
  }

  /// With an error by which the best is taken as a softmax would take it (Gumbel 1954).
  private float doubted(float odds) {
    return doubt == 0
        ? odds
        : (float) (odds - doubt * Math.log(-Math.log(1 - random.nextDouble())));
  }
}
