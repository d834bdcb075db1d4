package tianxia.search.tree;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;

/// Analyses decisions of any game by information-set Monte Carlo tree search, as
/// [InformationSetSearch] chooses; an iteration is a playout.
///
/// @param game the rules
/// @param seats of the game
/// @param exploration as there
/// @param <S> the game's state
public record TreeDeliberator<S extends State<S>>(Game<S> game, int seats, double exploration)
    implements Deliberator<S> {

  /// An analyst for any game, by the generic search.
  public static <S extends State<S>> AnytimeAnalyst<S> analyst(Game<S> game, int seats) {
    double exploration = InformationSetSearch.EXPLORATION;
    return new AnytimeAnalyst<>(
        game,
        seats,
        new TreeDeliberator<>(game, seats, exploration),
        new InformationSetSearch<>(exploration));
  }

  @Override
  public Deliberation begin(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    return new TreeDeliberation<>(game, seats, exploration, forgotten, seat, random);
  }
}
