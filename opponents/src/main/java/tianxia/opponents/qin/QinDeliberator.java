package tianxia.opponents.qin;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;

/// Analyses placements in Qin by [TreeSearch], with hands inferred as [QinBot] does; an iteration
/// adds a position to the tree. Deterministic.
///
/// @param game the rules
public record QinDeliberator(Qin game) implements Deliberator<QinState> {

  @Override
  public String kind(QinState forgotten) {
    return "seats-" + forgotten.seats();
  }

  @Override
  public Deliberation begin(
      QinState forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    Network network = Weights.of(forgotten.seats());
    HandLikelihoods evidence = HandInference.of(network, forgotten, seen, seat);
    return new PlacementDeliberation(
        game, forgotten, seat, new TreeSearch(network, forgotten, seat, evidence));
  }
}
