package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.ReviewEffort;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.search.review.SeatReview;

/// The worst three of a seat that has made planted blunders ([PlantedGame]) hold one of them. Where
/// `hard` draws its turns with noise and without search, it makes large errors of its own; seats
/// are counted apart where all three of the listed cost more than the planted ones by a second
/// opinion. `-Dtianxia.games=N` says how many games of each game are looked at, `-Dtianxia.game=ID`
/// only that game; it prints what it found. Otherwise a few games of Contrées are, with less
/// effort.
class PlantedBlundersTest {
  private static final long SEED = Long.getLong("tianxia.seed", 20_261_125L);
  private static final int GAMES =
      Integer.getInteger("tianxia.games", Boolean.getBoolean("tianxia.deep") ? 200 : 0);
  private static final int FEW = 2;
  private static final int WORST = 3;
  private static final double FOUND = 0.9;

  @TestFactory
  Stream<DynamicTest> theWorstThreeHoldThem() {
    if (GAMES == 0) {
      Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
      ReviewEffort little =
          new ReviewEffort(SearchBudget.iterations(3_000), SearchBudget.iterations(1), 1);
      return Stream.of(DynamicTest.dynamicTest("a few", () -> all(game, FEW, played -> little)));
    }
    String only = System.getProperty("tianxia.game", "");
    return Games.CATALOGUE.games().stream()
        .filter(game -> only.isEmpty() || game.id().equals(only))
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> all(game, GAMES, Analysts::review)));
  }

  private static <S extends State<S>> void all(
      Game<S> game, int games, Function<PlayedGame<?>, ReviewEffort> effort) {
    Found found = new Found();
    for (int number = 0; number < games; number++) {
      PlantedGame<S> planted = new PlantedGame<>(game, new Xoroshiro(SEED + number));
      GameRecord record = planted.play();
      if (!planted.plies().isEmpty()) {
        found.review(game, record, effort, planted.plies());
      }
    }
    System.out.println(game.id() + ": " + found.told());
    assertThat(found.seats).as("seats that blundered, seed " + SEED).isPositive();
    assertThat(found.holding / (double) (found.seats - found.outdone))
        .as("seed " + SEED + ", " + found.told())
        .isGreaterThanOrEqualTo(FOUND);
  }

  /// Counts, over the seats that blundered.
  private static final class Found {
    private int seats;
    private int holding;
    private int outdone;
    private int planted;
    private int listed;
    private int expected;

    <S extends State<S>> void review(
        Game<S> game,
        GameRecord record,
        Function<PlayedGame<?>, ReviewEffort> effort,
        Set<Integer> plies) {
      PlayedGame<S> played = new PlayedGame<>(game, record);
      AnytimeAnalyst<S> analyst = Analysts.of(game, record.options());
      SecondOpinion<S> second = new SecondOpinion<>(played, analyst, ~SEED);
      new Reviewer<>(played, analyst, effort.apply(played), SEED)
          .review(ReviewListener.NONE)
          .orElseThrow()
          .seats()
          .forEach(seat -> count(seat, plies, second));
    }

    private void count(SeatReview seat, Set<Integer> plies, SecondOpinion<?> second) {
      List<Decision> own =
          seat.decisions().stream().filter(each -> plies.contains(each.ply())).toList();
      List<Decision> worst = seat.worst(WORST);
      int among = (int) worst.stream().filter(each -> plies.contains(each.ply())).count();
      seats += own.isEmpty() ? 0 : 1;
      holding += among > 0 ? 1 : 0;
      if (!own.isEmpty() && among == 0) {
        missed(worst, own, second);
      }
      planted += own.size();
      listed += among;
      expected += Math.min(own.size(), WORST);
    }

    /// Looks whether the three worst cost more than each planted blunder, so that no review that is
    /// right could list one; prints what all of them cost by the review and by the second opinion.
    private void missed(List<Decision> worst, List<Decision> blunders, SecondOpinion<?> second) {
      List<Double> listed = worst.stream().map(second::cost).toList();
      List<Double> costs = blunders.stream().map(second::cost).toList();
      double most = costs.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
      boolean outdo = listed.size() == WORST && listed.stream().allMatch(cost -> cost > most);
      outdone += outdo ? 1 : 0;
      System.out.println(
          (outdo ? "outdone: " : "missed: ")
              + told(blunders, costs)
              + ", listed "
              + told(worst, listed));
    }

    private static String told(List<Decision> decisions, List<Double> seconds) {
      return IntStream.range(0, decisions.size())
          .mapToObj(i ->
              String.format(
                  Locale.ROOT,
                  "%s at %d: %.3f (second opinion %.3f)",
                  decisions.get(i).taken(),
                  decisions.get(i).ply(),
                  decisions.get(i).error(),
                  seconds.get(i)))
          .collect(Collectors.joining("; "));
    }

    String told() {
      return "the worst three hold a planted blunder at "
          + holding
          + " of "
          + seats
          + " seats that made one; at "
          + outdone
          + " of the others all three cost more by a second opinion; of "
          + planted
          + " blunders they hold "
          + listed
          + " of "
          + expected
          + " that they have room for";
    }
  }
}
