package tianxia.search.review;

import java.util.List;
import tianxia.kernel.State;
import tianxia.search.analysis.Analysis;

/// The values of positions and the costs of decisions, combined from all analyses. If a seat
/// chooses again before it has learned anything, a position is worth at least as much as the next
/// one, since a search may underestimate a choice that it would not make.
final class Errors<S extends State<S>> {
  private final PlayedGame<S> game;
  private final Findings found;

  /// By choice: the chance of the seat that chooses.
  private final double[] values;

  private final double[] errors;

  /// @param game that was played
  /// @param found the judged decisions
  Errors(PlayedGame<S> game, Findings found) {
    this.game = game;
    this.found = found;
    values = new double[game.plies()];
    errors = new double[game.plies()];
    for (int ply = game.plies() - 1; ply >= 0; ply--) {
      if (game.isChoice(ply)) {
        settle(ply, found.judged(ply).decision(), Disclosure.nextChoice(game, ply));
      }
    }
  }

  private void settle(int ply, Decision decision, int next) {
    double after = decision.chance() - decision.error();
    if (next >= 0) {
      after = Math.max(after, values[next]);
    }
    values[ply] = Math.max(decision.chance(), after);
    errors[ply] = values[ply] - after;
  }

  /// The decision at a ply.
  Decision decision(int ply) {
    return found.judged(ply).decision().valued(values[ply], errors[ply]);
  }

  /// The expected share of each seat before a choice, from seat 1 on, by the deciding seat's
  /// knowledge.
  List<Double> shares(int ply) {
    List<Double> said = found.judged(ply).shares();
    double[] parts = new double[said.size() + 1];
    for (int seat = 1; seat < parts.length; seat++) {
      parts[seat] = said.get(seat - 1);
    }
    return Analysis.shares(game.actor(ply), values[ply], parts);
  }
}
