package tianxia.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.Players;
import tianxia.arena.player.ThinkingLimit;
import tianxia.arena.result.Results;
import tianxia.arena.result.ResultsTable;
import tianxia.arena.result.ShareEstimate;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

public class ArenaTest {
  @TempDir Path folder;

  static Stream<Game<?>> games() {
    return Games.CATALOGUE.games().stream();
  }

  /// Keeps records in memory.
  private static final class Kept implements GameStore {
    private final Map<Integer, String> records = new TreeMap<>();

    @Override
    public Map<Integer, GameResult> played() {
      return Map.of();
    }

    @Override
    public void save(GameResult played, String record) {
      records.put(played.game(), record);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads(Game<?> game) throws IOException {
    Contest contest = contest(game, Map.of(), 4, 7, "mcts:20", "greedy");
    Kept one = new Kept();
    Kept two = new Kept();
    List<GameResult> first = Arena.play(contest, 1, one, (played, total) -> {});
    assertThat(Arena.play(contest, 2, two, (played, total) -> {})).isEqualTo(first);
    assertThat(two.records).isEqualTo(one.records);
    Kept other = new Kept();
    Contest another = contest(game, Map.of(), 4, 8, "mcts:20", "greedy");
    Arena.play(another, 1, other, (played, total) -> {});
    assertThat(other.records).isNotEqualTo(one.records);
  }

  @Test
  void gamesOfABlockHaveTheirDrawsInCommon() throws IOException {
    Game<?> qin = Games.CATALOGUE.game("qin").orElseThrow();
    Kept kept = new Kept();
    Contest contest = contest(qin, Map.of("players", "3"), 6, 1, "random", "greedy");
    Arena.play(contest, 1, kept, (played, total) -> {});
    List<List<String>> dealt =
        kept.records.values().stream()
            .map(r -> r.lines().filter(l -> l.startsWith("* ")).limit(9).toList())
            .toList();
    assertThat(dealt.get(1)).isEqualTo(dealt.get(0)).isEqualTo(dealt.get(2));
    assertThat(dealt.get(4)).isEqualTo(dealt.get(3)).isEqualTo(dealt.get(5));
    assertThat(dealt.get(3)).isNotEqualTo(dealt.get(0));
    assertThat(kept.records.values())
        .anySatisfy(r -> assertThat(r).contains("seat 1 greedy\nseat 2 greedy\nseat 3 random\n"));
  }

  @Test
  void aMatchThatWasCutOffGoesOnWhereItWas() throws IOException {
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    Contest contest = contest(game, Map.of(), 6, 3, "random", "greedy");
    List<GameResult> whole =
        Arena.play(contest, 1, Archive.open(folder.resolve("a"), contest), (played, total) -> {});

    Path cut = folder.resolve("b");
    Contest shorter = contest(game, Map.of(), 2, 3, "random", "greedy");
    Arena.play(shorter, 1, Archive.open(cut, shorter), (played, total) -> {});
    Files.writeString(
        cut.resolve("results.txt"), Files.readString(cut.resolve("results.txt")) + "2 winn");
    List<Integer> sizes = new ArrayList<>();
    List<GameResult> rest =
        Arena.play(
            contest, 1, Archive.open(cut, contest), (played, total) -> sizes.add(played.size()));
    assertThat(sizes).containsExactly(3, 4, 5, 6);
    assertThat(rest).isEqualTo(whole);
    for (int k = 0; k < 6; k++) {
      String name = "sun-tzu-" + k + ".tx";
      assertThat(cut.resolve(name)).hasSameTextualContentAs(folder.resolve("a").resolve(name));
    }
  }

  @Test
  void aFolderKeepsOneMatch() throws IOException {
    Game<?> game = Games.CATALOGUE.game("qin").orElseThrow();
    Archive.open(folder, contest(game, Map.of(), 2, 3, "random", "greedy"));
    assertThatThrownBy(
            () -> Archive.open(folder, contest(game, Map.of(), 2, 4, "random", "greedy")))
        .isInstanceOf(Archive.Occupied.class);
  }

  /// Games played by two different builds do not belong to one match.
  @Test
  void aFolderOfAnotherBuildIsLeftAlone() throws IOException {
    Game<?> game = Games.CATALOGUE.game("qin").orElseThrow();
    Contest contest = contest(game, Map.of(), 2, 3, "random", "greedy");
    Archive.open(folder, contest);
    Archive.open(folder, contest);
    Path match = folder.resolve("match.txt");
    String text = Files.readString(match);
    assertThat(text).containsPattern("program [0-9a-f]{16}\n");
    Files.writeString(match, text.replaceAll("program .*", "program 0123456789abcdef"));
    assertThatThrownBy(() -> Archive.open(folder, contest))
        .isInstanceOf(Archive.Occupied.class)
        .hasMessageContaining("another build");
  }

  /// Two games with the same draws that always end alike carry no more information than one.
  @Test
  void lineUpsOfTheSameDrawsCountOnce() {
    Schedule schedule = Schedule.of(3, 2, 20);
    List<GameResult> all = new ArrayList<>();
    for (int number = 0; number < schedule.games(); number++) {
      List<Integer> seated = schedule.seated(number);
      boolean lucky = schedule.draws(number) % 3 == 0;
      int winner = (seated.getFirst() == 0) == lucky ? 1 : 2;
      all.add(new GameResult(number, seated, 1 << winner, Optional.empty()));
    }
    List<GameResult> one = all.stream().filter(game -> !game.seated().contains(2)).toList();
    ShareEstimate.Estimate share = new Results(3, schedule, all).rows().getFirst().share();
    assertThat(share).isEqualTo(new Results(3, schedule, one).rows().getFirst().share());
    assertThat(share.mean()).isEqualTo(0.4);
  }

  static Stream<Game<?>> gamesWithAnAccount() {
    return games().filter(ArenaTest::keepsAnAccount);
  }

  /// Whether anything but the end tells who is ahead, in a game at random.
  private static <S extends State<S>> boolean keepsAnAccount(Game<S> game) {
    S state = game.start(Options.of(game.options(), Map.of()));
    Xoroshiro random = new Xoroshiro(1);
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      int action = state.sample(actor, random);
      S forgotten = state.copy();
      forgotten.forget(actor);
      if (actor != Actors.CHANCE && game.lead(forgotten, actor, action) != 0) {
        return true;
      }
      state.apply(actor, action);
    }
    return false;
  }

  @ParameterizedTest
  @MethodSource("gamesWithAnAccount")
  void whoLooksAtTheAccountBeatsWhoDoesNot(Game<?> game) throws IOException {
    Contest contest = contest(game, Map.of(), 30, 1, "greedy", "random");
    List<GameResult> played = Arena.play(contest, 1, GameStore.NONE, (all, total) -> {});
    Results results = new Results(2, contest.schedule(), played);
    assertThat(results.rows().getFirst().share().low()).as(played.toString()).isGreaterThan(0.5);
    assertThat(new ResultsTable(contest, played).text()).contains("greedy").contains("30 games");
  }

  public static Contest contest(
      Game<?> game, Map<String, String> options, int games, long seed, String... players) {
    List<Entrant> entrants = new ArrayList<>();
    for (String player : players) {
      switch (Players.of(player)) {
        case Players.Named.Found(Entrant entrant) -> entrants.add(entrant);
        case Players.Named.Unknown(String why) -> throw new AssertionError(why);
      }
    }
    return new Contest(
        game, Options.of(game.options(), options), entrants, games, ThinkingLimit.NONE, seed);
  }
}
