package tianxia.opponents.pagoda;

import java.util.random.RandomGenerator;

/// Plays a turn by the networks' evaluation of each outcome, without search.
public final class GreedyPolicy {
  /// The logit of a won game.
  static final float WON = 30;

  final TurnGraph nodes = new TurnGraph();
  final TurnGenerator turns = new TurnGenerator(nodes);
  final Features features = new Features();

  /// By node, for nodes that may end the turn.
  final float[] logits = new float[TurnGraph.MAX_NODES];

  /// The result of [#best] or [#dragon].
  float bestLogit;

  private final Networks networks;
  private final DecisionListener listener;
  private final Evaluator evaluator = new Evaluator();

  GreedyPolicy(Networks networks) {
    this(networks, DecisionListener.NONE);
  }

  /// @param listener receives the decisions of [#play]
  public GreedyPolicy(Networks networks, DecisionListener listener) {
    this.networks = networks;
    this.listener = listener;
  }

  /// Lists the outcomes of a turn and evaluates those that may end it.
  ///
  /// @param known the covered cards of the other seat that the seat to act knows
  /// @return the best node
  int best(SearchState state, int known) {
    turns.list(state);
    return judgeAll(state, known);
  }

  /// Evaluates the listed outcomes.
  int judgeAll(SearchState state, int known) {
    features.begin(state, known);
    int best = -1;
    bestLogit = Float.NEGATIVE_INFINITY;
    for (int node = 0; node < nodes.count(); node++) {
      if (nodes.ends(node)) {
        float value = judge(state, node);
        logits[node] = value;
        if (value > bestLogit) {
          bestLogit = value;
          best = node;
        }
      }
    }
    return best;
  }

  /// The logit at the end of the turn, before the draw. Requires [Features#begin].
  float judge(SearchState state, int node) {
    int lead = features.lead + nodes.gain[node];
    if (state.turn == 1 && Site.complete(nodes.sites[node], nodes.supply[node]) >= 3) {
      return lead > 0 ? WON : lead < 0 ? -WON : 0;
    }
    int kept = nodes.cards[node];
    int pending = state.pending(kept);
    features.find(nodes.sites[node], nodes.supply[node], kept, pending, nodes.markers(node), lead);
    return evaluator.logit(networks.turn(), features, lead);
  }

  /// The best cards to give up for the dragon; [#bestLogit] is their logit. Requires
  /// [Features#begin].
  int dragon(SearchState state) {
    int held = state.held();
    int best = 0;
    bestLogit = Float.NEGATIVE_INFINITY;
    for (int kept = ColourCounts.below(held, held);
        kept >= 0;
        kept = ColourCounts.below(kept, held)) {
      float value = dragonLogit(state, held - kept);
      if (value > bestLogit) {
        bestLogit = value;
        best = held - kept;
      }
    }
    return best;
  }

  /// The logit before the dragon's draws.
  float dragonLogit(SearchState state, int given) {
    int kept = state.held() - given;
    int markers = state.markers[state.turn] - (1 << 2 * SearchState.YELLOW);
    int pending = ColourCounts.sum(given);
    features.find(state.sites, state.supply, kept, pending, markers, features.lead);
    return evaluator.logit(networks.dragon(), features, features.lead);
  }

  /// The logit after the draw, if the fan is used now, or kept. Requires [Features#begin].
  float fanLogit(SearchState state, boolean use) {
    int seat = state.turn;
    int markers = state.markers[seat] - (use ? 1 << 2 * SearchState.VIOLET : 0);
    int pending = use ? SearchState.FAN_HAND - ColourCounts.sum(state.hand[seat]) : 0;
    features.find(state.sites, state.supply, state.held(), pending, markers, features.lead);
    return evaluator.logit(networks.turn(), features, features.lead);
  }

  /// The logit for the seat at the beginning of its turn.
  float logit(SearchState state) {
    best(state, 0);
    float value = bestLogit;
    if (state.canUse(SearchState.YELLOW)) {
      dragon(state);
      value = Math.max(value, bestLogit);
    }
    return value;
  }

  /// Plays a whole turn with its draws, and passes the turn.
  ///
  /// @return whether the game is over
  public boolean play(SearchState state, RandomGenerator random) {
    int node = choose(state, random);
    float logit = listens() ? judge(state, node) : 0;
    int lead = features.lead + nodes.gain[node];
    nodes.play(node, state);
    if (state.lastTurn()) {
      return true;
    }
    if (listens()) {
      listener.decided(features, lead, state.turn, false, logit);
    }
    draw(state, random);
    return false;
  }

  /// Chooses an outcome, after the dragon's draws if the dragon is better.
  private int choose(SearchState state, RandomGenerator random) {
    int node = best(state, 0);
    float value = bestLogit;
    if (!state.canUse(SearchState.YELLOW)) {
      return node;
    }
    int given = dragon(state);
    if (bestLogit <= value) {
      return node;
    }
    if (listens()) {
      float logit = dragonLogit(state, given);
      listener.decided(features, features.lead, state.turn, true, logit);
    }
    state.dragon(given, random);
    return best(state, 0);
  }

  /// Applies an outcome of a turn, with its draws.
  ///
  /// @return whether the game is over
  boolean finish(SearchState state, TurnGraph from, int node, RandomGenerator random) {
    from.play(node, state);
    if (state.lastTurn()) {
      return true;
    }
    draw(state, random);
    return false;
  }

  private void draw(SearchState state, RandomGenerator random) {
    state.fill(SearchState.HAND, random);
    if (state.fanAsked()) {
      features.begin(state, 0);
      boolean use = fanLogit(state, true) > fanLogit(state, false);
      if (listens()) {
        float logit = fanLogit(state, use);
        listener.decided(features, features.lead, state.turn, false, logit);
      }
      if (use) {
        state.fan(random);
      }
    }
    state.pass();
  }

  private boolean listens() {
    return !listener.equals(DecisionListener.NONE);
  }
}
