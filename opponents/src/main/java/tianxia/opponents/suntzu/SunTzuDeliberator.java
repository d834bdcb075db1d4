package tianxia.opponents.suntzu;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;

/// Analyses Sun Tzu: orders by the double oracle ([OrderDeliberation]), everything else by trying
/// each action in sampled worlds ([QuestionDeliberation]), as [SunTzuBot] does.
///
/// @param game the rules
public record SunTzuDeliberator(SunTzu game) implements Deliberator<SunTzuState> {

  @Override
  public String kind(SunTzuState forgotten) {
    String rules = SunTzuReader.advanced(forgotten) ? "advanced" : "standard";
    return rules + (orders(forgotten) ? "-orders" : "-questions");
  }

  private static boolean orders(SunTzuState state) {
    return SunTzuReader.phase(state) == Phase.ORDERS;
  }

  @Override
  public Deliberation begin(
      SunTzuState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    Network network = Weights.of(SunTzuReader.advanced(forgotten));
    QuestionPolicy policy = new QuestionPolicy(network, random);
    return orders(forgotten)
        ? OrderDeliberation.of(game, network, policy, forgotten, seat, effort, random)
        : new QuestionDeliberation(game, policy, forgotten, seat);
  }
}
