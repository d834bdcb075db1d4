package tianxia.opponents.pagoda;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.pagoda.PagodaReader;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Event;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;
import tianxia.search.tree.InformationSetSearch;
import tianxia.search.tree.TreeDeliberator;

/// Analyses turns of Pagoda: the networks rank their outcomes, and the best are tried in rollouts,
/// as [PagodaBot] does. An iteration is a trial. An action stands for the best turn that begins
/// with it.
///
/// @param game the rules
public record PagodaDeliberator(Pagoda game) implements Deliberator<PagodaState> {
  private static final int SEATS = 2;

  @Override
  public String kind(PagodaState forgotten) {
    return PagodaReader.atFan(forgotten) ? "fan" : "turn";
  }

  @Override
  public Deliberation begin(
      PagodaState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    SearchState root = StateReader.of(forgotten);
    int covered = PagodaReader.handSize(forgotten, 3 - seat);
    int known = PagodaBot.known(seen, seat, covered, root);
    Networks trained = Weights.of(root.floors, root.abilities);
    SearchBudget all = SearchBudget.iterations(1);
    TurnSearch search = new TurnSearch(root, known, covered, trained, 0, all, random);
    TurnChoices choices =
        PagodaReader.atFan(forgotten)
            ? search.fanChoices()
            : PagodaReader.atFreeColumn(forgotten) ? search.freeChoices() : search.choices();
    TurnDeliberation turn = new TurnDeliberation(game, forgotten, seat, choices, effort, random);
    // In the middle of a turn that the search would not play there may be nothing that it knows.
    return turn.hasCandidates()
        ? turn
        : new TreeDeliberator<>(game, SEATS, InformationSetSearch.EXPLORATION)
            .begin(forgotten, seen, seat, effort, random);
  }
}
