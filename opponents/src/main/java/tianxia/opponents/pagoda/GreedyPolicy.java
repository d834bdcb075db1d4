package tianxia.opponents.pagoda;

import java.util.random.RandomGenerator;

/// Plays a turn by what the networks think of each outcome, without trying replies.
final class GreedyPolicy {
  /// The odds of a game that is won.
  static final float WON = 30;

  final TurnGraph nodes = new TurnGraph();
  final TurnGenerator turns = new TurnGenerator(nodes);
  final Features traits = new Features();

  /// By node that may end the turn.
  final float[] odds = new float[TurnGraph.MAX_NODES];

  /// What [#best] and [#dragon] found.
  float bestOdds;

  private final Networks nets;
  private final float[] hidden = new float[Network.HIDDEN];

  GreedyPolicy(Networks nets) {
    this.nets = nets;
  }

  /// Lists the outcomes of a turn and judges those that may end it.
  ///
  /// @param known covered cards of the other seat that the seat to act knows
  /// @return the best node
  int best(SearchState ground, int known) {
    turns.list(ground);
    return judgeAll(ground, known);
  }

  /// Judges what has been listed.
  int judgeAll(SearchState ground, int known) {
    traits.begin(ground, known);
    int best = -1;
    bestOdds = Float.NEGATIVE_INFINITY;
    for (int node = 0; node < nodes.count(); node++) {
      if (nodes.ends(node)) {
        float value = judge(ground, node);
        odds[node] = value;
        if (value > bestOdds) {
          bestOdds = value;
          best = node;
        }
      }
    }
    return best;
  }

  /// The odds at the end of the turn, before the draw. [Features#begin] must have been called.
  float judge(SearchState ground, int node) {
    int lead = traits.lead + nodes.gain[node];
    if (ground.turn == 1 && Site.complete(nodes.sites[node], nodes.supply[node]) >= 3) {
      return lead > 0 ? WON : lead < 0 ? -WON : 0;
    }
    int kept = nodes.cards[node];
    int pending = ground.pending(kept);
    traits.find(nodes.sites[node], nodes.supply[node], kept, pending, nodes.markers(node), lead);
    return nets.turn().odds(traits, lead, hidden);
  }

  /// The best cards to give up for the dragon; [#bestOdds] is what they promise. [Features#begin]
  /// must have been called.
  int dragon(SearchState ground) {
    int held = ground.held();
    int best = 0;
    bestOdds = Float.NEGATIVE_INFINITY;
    for (int kept = ColourCounts.below(held, held);
        kept >= 0;
        kept = ColourCounts.below(kept, held)) {
      float value = dragonOdds(ground, held - kept);
      if (value > bestOdds) {
        bestOdds = value;
        best = held - kept;
      }
    }
    return best;
  }

  /// The odds before the dragon's draws.
  float dragonOdds(SearchState ground, int given) {
    int kept = ground.held() - given;
    int markers = ground.markers[ground.turn] - (1 << 2 * SearchState.YELLOW);
    int pending = ColourCounts.sum(given);
    traits.find(ground.sites, ground.supply, kept, pending, markers, traits.lead);
    return nets.dragon().odds(traits, traits.lead, hidden);
  }

  /// The odds after the draw, when the fan is used now, or kept. [Features#begin] must have been
  /// called.
  float fanOdds(SearchState ground, boolean use) {
    int seat = ground.turn;
    int markers = ground.markers[seat] - (use ? 1 << 2 * SearchState.VIOLET : 0);
    int pending = use ? SearchState.FAN_HAND - ColourCounts.sum(ground.hand[seat]) : 0;
    traits.find(ground.sites, ground.supply, ground.held(), pending, markers, traits.lead);
    return nets.turn().odds(traits, traits.lead, hidden);
  }

  /// The odds that the seat sees at the beginning of its turn.
  float outlook(SearchState ground) {
    best(ground, 0);
    float value = bestOdds;
    if (ground.canUse(SearchState.YELLOW)) {
      dragon(ground);
      value = Math.max(value, bestOdds);
    }
    return value;
  }

  /// Plays a whole turn, with its draws; [SearchState#turn] has passed then.
  ///
  /// @return whether the game is over
  boolean play(SearchState ground, RandomGenerator random) {
    int node = best(ground, 0);
    float value = bestOdds;
    if (ground.canUse(SearchState.YELLOW)) {
      int given = dragon(ground);
      if (bestOdds > value) {
        ground.dragon(given, random);
        node = best(ground, 0);
      }
    }
    return finish(ground, nodes, node, random);
  }

  /// Makes an outcome of a turn true, with its draws.
  ///
  /// @return whether the game is over
  boolean finish(SearchState ground, TurnGraph from, int node, RandomGenerator random) {
    ground.play(from, node);
    if (ground.lastTurn()) {
      return true;
    }
    ground.fill(SearchState.HAND, random);
    if (ground.fanAsked()) {
      traits.begin(ground, 0);
      if (fanOdds(ground, true) > fanOdds(ground, false)) {
        ground.fan(random);
      }
    }
    ground.pass();
    return false;
  }
}
