package tianxia.opponents.contrees;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Event;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.tree.InformationSetSearch;

/// Plays Contrées: places towers by [TowerSearch], lays contrées by the generic search.
public final class ContreesBot implements Bot<ContreesState> {
  private final Weights weights;
  private final LevelSettings settings;
  private final Bot<ContreesState> layer =
      new InformationSetSearch<>(InformationSetSearch.EXPLORATION);

  ContreesBot(Weights weights, LevelSettings settings) {
    this.weights = weights;
    this.settings = settings;
  }

  /// The player of a level. The lower ones search less deeply and evaluate with noise.
  public static ContreesBot of(Level level) {
    return new ContreesBot(Weights.trained(), LevelSettings.of(level));
  }

  @Override
  public int choose(
      ContreesState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    if (ContreesReader.isLaying(forgotten)) {
      return layer.choose(forgotten, seen, seat, effort.atMost(settings.playouts()), random);
    }
    return ContreesReader.isForbidding(forgotten)
        ? forbid(forgotten, seat, effort, random)
        : tower(forgotten, effort, random);
  }

  /// Forbids the corner where the other seat would build (CON-4): its remaining options are at most
  /// as good.
  private int forbid(
      ContreesState forgotten, int seat, SearchBudget effort, RandomGenerator random) {
    ContreesState free = forgotten.copy();
    free.apply(seat, ContreesState.PASS);
    return ContreesReader.forbidding(tower(free, effort, random));
  }

  private int tower(ContreesState state, SearchBudget effort, RandomGenerator random) {
    if ((ContreesReader.open(state) | ContreesReader.openHigh(state)) == 0) {
      return ContreesState.PASS;
    }
    return new TowerSearch(weights, settings, state, effort, random, SearchListener.NONE).choose();
  }
}
