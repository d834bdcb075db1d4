package tianxia.search.analysis;

import java.util.List;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Makes analyses by a game's [Deliberator]; positions that it does not cover are played forward to
/// the seat's next decision ([Outlook]).
///
/// @param game the rules
/// @param seats of the game
/// @param deliberator analyses decisions
/// @param others plays for other seats
/// @param <S> the game's state
public record AnytimeAnalyst<S extends State<S>>(
    Game<S> game, int seats, Deliberator<S> deliberator, Bot<S> others) implements Analyst<S> {
  /// Far in the future of any clock; no time limit reaches it.
  private static final long LATER = Long.MAX_VALUE / 2;

  @Override
  public Analysis analyse(
      S forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random,
      AnalysisListener listener) {
    if (forgotten.actors() == 0) {
      Analysis over = Analysis.over(seat, seats, forgotten.winners());
      listener.improved(over);
      return over;
    }
    SearchBudget stoppable = stoppable(effort, listener);
    Deliberation search =
        deliberator.covers(forgotten, seat)
            ? deliberator.begin(forgotten, seen, seat, stoppable, random)
            : new Outlook<>(game, seats, deliberator, others)
                .begin(forgotten, seen, seat, stoppable, random);
    return AnytimeSearch.run(search, stoppable, listener);
  }

  /// What the others reply to a seat's choices, by the players that the analyses have them play.
  public Replies<S> replies() {
    return new Replies<>(game, others, SearchBudget.iterations(Lookahead.OTHERS));
  }

  /// A budget that is used up once the listener stops.
  private static SearchBudget stoppable(SearchBudget effort, AnalysisListener listener) {
    if (listener.equals(AnalysisListener.NONE)) {
      return effort;
    }
    LongSupplier clock = effort.clock();
    return new SearchBudget(
        Math.min(effort.nanos(), LATER / 2),
        effort.iterations(),
        () -> listener.stopped() ? LATER : clock.getAsLong());
  }
}
