package tianxia.search;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;

/// Analyses decisions of any game by information-set Monte Carlo tree search, as
/// [InformationSetSearch] chooses; an iteration is a playout.
///
/// @param game the rules
/// @param seats of the game
/// @param exploration as there
/// @param <S> the game's state
public record TreeDeliberator<S extends State<S>>(Game<S> game, int seats, double exploration)
    implements Deliberator<S> {

  @Override
  public Deliberation begin(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    return new TreeDeliberation<>(game, seats, exploration, forgotten, seat, random);
  }
}
