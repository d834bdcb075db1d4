package tianxia.opponents.pagoda;

import java.util.random.RandomGenerator;
import tianxia.search.SearchBudget;

/// Chooses a turn, or the rest of one: the networks rank its outcomes, and the best are tried by
/// rollouts.
final class TurnSearch {
  /// The maximum number of outcomes of the turn that are tried, and of ways to use the dragon
  /// before it.
  private static final int MAX_TURNS = 12;

  private static final int MAX_DRAGONS = 4;

  /// Fractions of the budget to use when the turn itself follows the dragon's draws, and when the
  /// fan's question follows those of the turn.
  private static final double BEFORE_DRAGON = 0.6;

  private static final double BEFORE_FAN = 0.85;

  private final SearchState root;
  private final int known;
  private final Rollout trial;
  private final GreedyPolicy policy;
  private final double doubt;
  private final SearchBudget effort;
  private final long start;
  private final RandomGenerator random;

  /// Prepares a search.
  ///
  /// @param root with all unseen cards in the pile
  /// @param known the known cards of the other hand
  /// @param covered the size of the other hand
  /// @param doubt the temperature; 0 for none
  TurnSearch(
      SearchState root,
      int known,
      int covered,
      Networks networks,
      double doubt,
      SearchBudget effort,
      RandomGenerator random) {
    start = effort.now();
    this.effort = effort;
    this.root = root;
    this.known = known;
    this.doubt = doubt;
    this.random = random;
    policy = new GreedyPolicy(networks);
    trial = new Rollout(root, known, covered, networks, policy.nodes);
  }

  int[] fan() {
    return chosen(fanChoices(), 1);
  }

  /// Whether to use the fan.
  TurnChoices fanChoices() {
    SearchState world = trial.imagine(0);
    policy.features.begin(world, known);
    Candidates candidates = new Candidates(2);
    candidates.offer(Candidates.FAN, 0, doubted(policy.fanLogit(world, true)), 1);
    candidates.offer(Candidates.KEEP, 0, doubted(policy.fanLogit(world, false)), 1);
    return new TurnChoices(root, candidates, trial, policy.nodes);
  }

  int[] freeColumn() {
    return turn(freeChoices());
  }

  /// The columns for four cards that have been given up.
  TurnChoices freeChoices() {
    policy.turns.listFree(root);
    return listed();
  }

  int[] act() {
    return turn(choices());
  }

  /// The turns, and the dragon before them.
  TurnChoices choices() {
    policy.turns.list(root);
    return listed();
  }

  private int[] turn(TurnChoices choices) {
    boolean before = dragon();
    return chosen(
        choices, before ? BEFORE_DRAGON : root.canUse(SearchState.VIOLET) ? BEFORE_FAN : 1);
  }

  private int[] chosen(TurnChoices choices, double part) {
    return choices.actions(best(choices.candidates(), part));
  }

  private boolean dragon() {
    return !root.begun && root.canUse(SearchState.YELLOW);
  }

  private TurnChoices listed() {
    SearchState world = trial.imagine(0);
    policy.judgeAll(world, known);
    Candidates candidates = new Candidates(MAX_TURNS + MAX_DRAGONS);
    for (int node = 0; node < policy.nodes.count(); node++) {
      if (policy.nodes.ends(node)) {
        candidates.offer(Candidates.TURN, node, doubted(policy.logits[node]), MAX_TURNS);
      }
    }
    if (dragon()) {
      int held = root.held();
      for (int kept = ColourCounts.below(held, held);
          kept >= 0;
          kept = ColourCounts.below(kept, held)) {
        float logit = doubted(policy.dragonLogit(world, held - kept));
        candidates.offer(Candidates.DRAGON, held - kept, logit, MAX_DRAGONS);
      }
    }
    return new TurnChoices(root, candidates, trial, policy.nodes);
  }

  /// @param part the fraction of the budget
  private int best(Candidates candidates, double part) {
    return doubt > 0
        ? candidates.first()
        : SequentialHalving.best(candidates, trial, effort.times(part).after(start), random);
  }

  /// Adds Gumbel noise, with which the maximum is a sample from the softmax (Gumbel 1954).
  private float doubted(float logit) {
    return doubt == 0
        ? logit
        : (float) (logit - doubt * Math.log(-Math.log(1 - random.nextDouble())));
  }
}
