package tianxia.opponents.contrees;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;
import tianxia.search.tree.InformationSetSearch;
import tianxia.search.tree.TreeDeliberator;

/// Analyses Contrées: towers and forbidden corners by alpha-beta ([TowerDeliberation]), laying by
/// the generic search. Nothing is hidden, so any position is analysed for the seat that acts.
public final class ContreesDeliberator implements Deliberator<ContreesState> {
  private static final int SEATS = 2;

  private final Contrees game;
  private final Deliberator<ContreesState> layer;

  public ContreesDeliberator(Contrees game) {
    this.game = game;
    layer = new TreeDeliberator<>(game, SEATS, InformationSetSearch.EXPLORATION);
  }

  @Override
  public boolean covers(ContreesState forgotten, int seat) {
    return forgotten.actors() != 1 << Actors.CHANCE;
  }

  @Override
  public String kind(ContreesState forgotten) {
    return ContreesReader.isLaying(forgotten) ? "laying" : "towers";
  }

  @Override
  public Deliberation begin(
      ContreesState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    int actor = Actors.first(forgotten.actors());
    Deliberation search =
        ContreesReader.isLaying(forgotten)
            ? layer.begin(forgotten, seen, actor, effort, random)
            : towers(forgotten, actor, effort);
    return search.showing(answer -> answer.seenBy(seat));
  }

  private Deliberation towers(ContreesState state, int actor, SearchBudget effort) {
    if (!ContreesReader.isForbidding(state)) {
      return new TowerDeliberation(game, Weights.trained(), state, effort);
    }
    ContreesState free = state.copy();
    free.apply(actor, ContreesState.PASS);
    return new ForbidDeliberation(
        game, state, new TowerDeliberation(game, Weights.trained(), free, effort));
  }
}
