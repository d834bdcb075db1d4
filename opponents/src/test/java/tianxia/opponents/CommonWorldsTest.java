package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.opponents.pagoda.PagodaDeliberator;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.ReviewEffort;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.testkit.Golden;

/// The choices of a turn are analysed in the same worlds, those of another turn in others.
class CommonWorldsTest {
  private static final SearchBudget DECISION = SearchBudget.iterations(4);
  private static final int BEGUN = 60;

  /// By ply, the seeds of the first worlds of its analyses.
  private final Map<Integer, List<Long>> worlds = new HashMap<>();

  @Test
  void aTurnIsAnalysedInTheSameWorlds() {
    Pagoda game = new Pagoda();
    GameRecord record = RandomGame.begun(Golden.record(game, "full-on-0.tx"), BEGUN);
    AnytimeAnalyst<PagodaState> analyst = Analysts.of(game, record.options());
    List<Decision> decisions =
        new Reviewer<>(
                new PlayedGame<>(game, record),
                new AnytimeAnalyst<>(game, analyst.seats(), new Recording(), analyst.others()),
                new ReviewEffort(DECISION, SearchBudget.iterations(1), 0),
                1)
            .review(ReviewListener.NONE).orElseThrow().seats().stream()
                .flatMap(seat -> seat.decisions().stream())
                .sorted((one, other) -> Integer.compare(one.ply(), other.ply()))
                .toList();
    int continued = 0;
    for (int i = 1; i < decisions.size(); i++) {
      Decision before = decisions.get(i - 1);
      Decision decision = decisions.get(i);
      boolean same = before.seat() == decision.seat() && before.ply() + 1 == decision.ply();
      continued += same ? 1 : 0;
      assertThat(world(decision.ply()) == world(before.ply()))
          .as("plies %d and %d", before.ply(), decision.ply())
          .isEqualTo(same);
    }
    assertThat(continued).isPositive().isLessThan(decisions.size() - 1);
  }

  private long world(int ply) {
    return worlds.getOrDefault(ply, List.of()).getLast();
  }

  private final class Recording implements Deliberator<PagodaState> {
    private final PagodaDeliberator search = new PagodaDeliberator(new Pagoda());

    @Override
    public Deliberation begin(
        PagodaState forgotten,
        List<Event> seen,
        int seat,
        SearchBudget effort,
        RandomGenerator random) {
      long seed = random.nextLong();
      if (effort.iterations() == DECISION.iterations()) {
        worlds.computeIfAbsent(seen.size(), ply -> new ArrayList<>()).add(seed);
      }
      return search.begin(forgotten, seen, seat, effort, new Xoroshiro(seed));
    }
  }
}
