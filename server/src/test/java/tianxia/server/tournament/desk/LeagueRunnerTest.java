package tianxia.server.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewLeague;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.TournamentStore;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.desk.log.LeagueLog;
import tianxia.server.tournament.desk.log.Reader;
import tianxia.server.tournament.league.League;

/// What leagues do by themselves, on a time of day that only the test moves.
final class LeagueRunnerTest {
  @TempDir Path folder;

  private TestDesk desk;
  private Tournaments tournaments;
  private Leagues leagues;

  @BeforeEach
  void open() {
    desk = new TestDesk(folder);
    tournaments = desk.tournaments();
    leagues = tournaments.leagues();
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private void pass(Duration more) {
    desk.wait(more);
    leagues.tick();
    tournaments.tick();
    leagues.tick();
  }

  private Leagues.Outcome make(String game) {
    NewLeague wish =
        new NewLeague(
            "Town",
            game,
            Optional.empty(),
            Optional.of(4),
            Optional.of(1),
            Optional.of(7),
            Optional.empty(),
            new NewTable.Clock(
                Optional.empty(), Optional.empty(), Optional.of(2), Optional.empty()),
            Optional.empty(),
            Optional.empty());
    return leagues.make(TestDesk.MAKER, wish);
  }

  private String made() {
    return switch (make("contrees")) {
      case Leagues.Outcome.Made(String id) -> id;
      case Leagues.Outcome.Refused(Problem why) -> throw new AssertionError(why.message());
    };
  }

  private void join(String id, int from, int players) {
    for (int i = from; i < from + players; i++) {
      String account = desk.account(i);
      assertThat(leagues.join(new Reader(account, false), id)).isEmpty();
    }
  }

  private LeagueStore kept() {
    return desk.kept().leagues();
  }

  private League league(String id) {
    return LeagueLog.read(kept(), id).orElseThrow().now();
  }

  private Tournament tournament(String id) {
    return desk.tournament(id).now();
  }

  /// All games of a season end: whoever joined first wins.
  private void play(String id) {
    boolean more = true;
    while (more) {
      more = false;
      for (var division : league(id).divisions()) {
        for (Round round : tournament(division.tournament()).rounds()) {
          for (Round.Game game : round.games()) {
            if (game.result().isEmpty()) {
              end(division.tournament(), game);
              more = true;
            }
          }
        }
      }
      tournaments.tick();
    }
  }

  private void end(String id, Round.Game game) {
    int first = Integer.parseInt(game.accounts().getFirst().substring(1));
    int second = Integer.parseInt(game.accounts().getLast().substring(1));
    desk.end(id, game, first < second ? 1 : 2);
  }

  private List<Set<String>> divisions(String id) {
    return league(id).places().stream().<Set<String>>map(HashSet::new).toList();
  }

  @Test
  void seasonsFollowEachOtherByThemselves() {
    String id = made();
    join(id, 1, 7);
    assertThat(leagues.start(TestDesk.MAKER, id)).isEmpty();
    pass(Duration.ZERO);
    assertThat(divisions(id))
        .containsExactly(Set.of("p1", "p2", "p3", "p4"), Set.of("p5", "p6", "p7"));
    assertThat(tournament(league(id).divisions().getFirst().tournament()).terms().name())
        .isEqualTo("Town S1 D1");
    assertThat(leagues.start(TestDesk.MAKER, id)).isPresent();
    join(id, 8, 1);
    play(id);
    leagues.tick();
    assertThat(league(id).phase()).isEqualTo(League.Phase.WAITING);
    assertThat(kept().seasons(id, 9).getFirst().winner()).isEqualTo("p1");
    pass(Duration.ofDays(7).minusSeconds(1));
    assertThat(league(id).season()).isEqualTo(1);
    pass(Duration.ofSeconds(1));
    assertThat(divisions(id))
        .containsExactly(Set.of("p1", "p2", "p3", "p5"), Set.of("p4", "p6", "p7", "p8"));
    String shown = leagues.reports().shown(TestDesk.MAKER, id).orElseThrow();
    assertThat(shown).contains("\"season\":2").contains("\"winner\":\"Player 1\"");
    assertThat(leagues.reports().season(TestDesk.MAKER, id, 1).orElseThrow())
        .contains("\"moves\":\"down\"");
    assertThat(leagues.reports().season(TestDesk.MAKER, id, 3)).isEmpty();
  }

  @Test
  void whoComesToNoGameIsDropped() {
    String id = made();
    join(id, 1, 3);
    leagues.start(TestDesk.MAKER, id);
    pass(Duration.ZERO);
    for (int i = 0; i < 9; i++) {
      pass(Duration.ofDays(2));
    }
    // Nobody came to any: nobody is left, and after a while the league is over.
    assertThat(league(id).members()).isEmpty();
    assertThat(league(id).phase()).isEqualTo(League.Phase.WAITING);
    pass(Duration.ofDays(7));
    pass(Duration.ofDays(60));
    assertThat(league(id).phase()).isEqualTo(League.Phase.CLOSED);
    assertThat(kept().due(Long.MAX_VALUE, 9)).isEmpty();
  }

  @Test
  void aLeagueThatNobodyBeginsBeginsAfterAMonth() {
    String id = made();
    join(id, 1, 2);
    pass(Duration.ofDays(29));
    assertThat(league(id).season()).isZero();
    pass(Duration.ofDays(1));
    assertThat(league(id).season()).isEqualTo(1);
    assertThat(leagues.close(new Reader("p1", false), id)).isPresent();
    assertThat(leagues.close(TestDesk.MAKER, id)).isEmpty();
    pass(Duration.ZERO);
    play(id);
    pass(Duration.ofDays(9));
    assertThat(league(id).phase()).isEqualTo(League.Phase.CLOSED);
    assertThat(leagues.join(new Reader("p1", false), id)).isPresent();
  }

  @Test
  void nobodyJoinsAgainAndAgainNorTooManyLeagues() {
    String id = made();
    join(id, 1, 1);
    for (int i = 0; i < 3; i++) {
      assertThat(leagues.leave("p1", id)).isEmpty();
      assertThat(leagues.join(new Reader("p1", false), id)).isEmpty();
    }
    leagues.leave("p1", id);
    assertThat(leagues.join(new Reader("p1", false), id)).isPresent();
    assertThat(leagues.join(new Reader("p1", false), "none").orElseThrow().code())
        .isEqualTo(Problem.UNKNOWN_LEAGUE);
    made();
    assertThat(make("contrees")).isInstanceOf(Leagues.Outcome.Refused.class);
  }

  @Test
  void twoServersBeginAndEndNoSeasonTwice() throws Exception {
    String id = made();
    join(id, 1, 9);
    leagues.start(TestDesk.MAKER, id);
    try (Tournaments other = desk.another();
        ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int season = 1; season <= 3; season++) {
        together(both, other);
        assertThat(league(id).season()).isEqualTo(season);
        assertThat(kept().divisions(id, season)).hasSize(3);
        play(id);
        together(both, other);
        desk.wait(Duration.ofDays(7));
      }
    }
    assertThat(kept().seasons(id, 9))
        .hasSize(3)
        .allSatisfy(s -> assertThat(s.ended()).isPositive());
    TournamentStore.Choice own =
        new TournamentStore.Choice(Optional.empty(), Optional.of("p1"), Optional.empty());
    assertThat(desk.kept().list(own, TournamentStore.Looker.GUEST, 99)).hasSize(3);
  }

  private void together(ExecutorService both, Tournaments other) throws Exception {
    List<Future<?>> steps = new ArrayList<>();
    for (Tournaments each : List.of(tournaments, other)) {
      steps.add(both.submit(each.leagues()::tick));
    }
    for (Future<?> step : steps) {
      step.get();
    }
    tournaments.tick();
  }
}
