package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.search.Analysis;
import tianxia.search.AnalysisListener;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.ReviewEffort;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.search.review.SeatReview;

/// Games of `hard` in which about one choice in twelve is replaced by a bad one: a legal choice at
/// random that by an analysis of its own costs at least 10 points. The worst three of a seat that
/// has made such choices hold one of them. `-Dtianxia.games=N` says how many games of each game are
/// looked at, `-Dtianxia.game=ID` only that game; it prints what it found. Otherwise a few games of
/// Contrées are, with less effort.
class PlantedBlundersTest {
  private static final long SEED = Long.getLong("tianxia.seed", 20_261_125L);
  private static final int GAMES =
      Integer.getInteger("tianxia.games", Boolean.getBoolean("tianxia.deep") ? 200 : 0);
  private static final int FEW = 2;
  private static final int ONE_IN = 12;
  private static final double BAD = 0.1;
  private static final int WORST = 3;
  private static final double FOUND = 0.9;

  @TestFactory
  Stream<DynamicTest> theWorstThreeHoldThem() {
    if (GAMES == 0) {
      Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
      ReviewEffort little =
          new ReviewEffort(SearchBudget.iterations(3_000), SearchBudget.iterations(1), 1);
      return Stream.of(DynamicTest.dynamicTest("a few", () -> all(game, FEW, little)));
    }
    String only = System.getProperty("tianxia.game", "");
    return Games.CATALOGUE.games().stream()
        .filter(game -> only.isEmpty() || game.id().equals(only))
        .map(game ->
            DynamicTest.dynamicTest(game.id(), () -> all(game, GAMES, Analysts.review(game))));
  }

  private static <S extends State<S>> void all(Game<S> game, int games, ReviewEffort effort) {
    Found found = new Found();
    for (int number = 0; number < games; number++) {
      Planted<S> planted = new Planted<>(game, new Xoroshiro(SEED + number));
      GameRecord record = planted.play();
      if (!planted.plies.isEmpty()) {
        found.review(game, record, effort, planted.plies);
      }
    }
    System.out.println(game.id() + ": " + found.told());
    assertThat(found.seats).as("seats that blundered, seed " + SEED).isPositive();
    assertThat(found.holding / (double) found.seats)
        .as("seed " + SEED)
        .isGreaterThanOrEqualTo(FOUND);
  }

  /// Counts, over the seats that blundered.
  private static final class Found {
    private int seats;
    private int holding;
    private int planted;
    private int listed;
    private int expected;

    <S extends State<S>> void review(
        Game<S> game, GameRecord record, ReviewEffort effort, Set<Integer> plies) {
      new Reviewer<>(
              new PlayedGame<>(game, record), Analysts.of(game, record.options()), effort, SEED)
          .review(ReviewListener.NONE)
          .orElseThrow()
          .seats()
          .forEach(seat -> count(seat, plies));
    }

    private void count(SeatReview seat, Set<Integer> plies) {
      int own = (int) seat.decisions().stream().filter(each -> plies.contains(each.ply())).count();
      int among =
          (int) seat.worst(WORST).stream().filter(each -> plies.contains(each.ply())).count();
      seats += own > 0 ? 1 : 0;
      holding += among > 0 ? 1 : 0;
      planted += own;
      listed += among;
      expected += Math.min(own, WORST);
    }

    String told() {
      return "the worst three hold a planted blunder at "
          + holding
          + " of "
          + seats
          + " seats that made one; of "
          + planted
          + " blunders they hold "
          + listed
          + " of "
          + expected
          + " that they have room for";
    }
  }

  /// A game with planted blunders.
  private static final class Planted<S extends State<S>> {
    private final Game<S> game;
    private final Options options;
    private final RandomGenerator random;
    private final Bot<S> hard;
    private final S state;
    private final List<List<Event>> seen = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final int[] legal;
    private final Set<Integer> plies = new HashSet<>();

    Planted(Game<S> game, RandomGenerator random) {
      this.game = game;
      this.random = random;
      options = Options.of(game.options(), Map.of());
      hard = Opponents.of(game, Level.HARD);
      state = game.start(options);
      legal = new int[state.maxLegal()];
      for (int seat = 0; seat <= game.seats(options); seat++) {
        seen.add(new ArrayList<>());
      }
    }

    GameRecord play() {
      while (state.actors() != 0) {
        int actor = Actors.first(state.actors());
        if (actor == Actors.CHANCE) {
          apply(actor, state.sample(actor, random));
        } else {
          choose(actor);
        }
      }
      return new GameRecord(
          game.id(), options, GameRecord.Headers.NONE, events, 0, state.winners());
    }

    private void choose(int seat) {
      S known = known(seat);
      List<Event> told = List.copyOf(seen.get(seat));
      for (int action : hard.plan(known, told, seat, SearchBudget.iterations(400), random)) {
        int count = state.legalActions(seat, legal);
        int bad = legal[random.nextInt(count)];
        boolean planting = count > 1 && random.nextInt(ONE_IN) == 0 && costs(seat, bad);
        if (planting) {
          plies.add(events.size());
        }
        apply(seat, planting ? bad : action);
        if (planting) {
          return;
        }
      }
    }

    private boolean costs(int seat, int action) {
      Analysis said =
          Analysts.of(game, options)
              .analyse(
                  known(seat),
                  List.copyOf(seen.get(seat)),
                  seat,
                  SearchBudget.iterations(2 * Analysts.tenthOfASecond(game)),
                  new Xoroshiro(random.nextLong()),
                  AnalysisListener.NONE);
      return said.loss(action).orElse(0) >= BAD;
    }

    private S known(int seat) {
      S forgotten = state.copy();
      forgotten.forget(seat);
      return forgotten;
    }

    private void apply(int actor, int action) {
      for (int seat = 1; seat < seen.size(); seat++) {
        seen.get(seat).add(new Event(actor, game.seen(state, seat, actor, action)));
      }
      events.add(new Event(actor, game.write(state, actor, action)));
      state.apply(actor, action);
    }
  }
}
