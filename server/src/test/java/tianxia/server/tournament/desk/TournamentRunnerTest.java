package tianxia.server.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.SeatKey;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTournament;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.desk.log.Reader;

/// What tournaments do by themselves, on a time of day that only the test moves.
final class TournamentRunnerTest {
  private static final Duration MINUTES = Duration.ofMinutes(10);

  @TempDir Path folder;

  private TestDesk desk;
  private Tournaments tournaments;

  @BeforeEach
  void open() {
    desk = new TestDesk(folder);
    tournaments = desk.tournaments();
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private void pass(Duration more) {
    desk.wait(more);
    tournaments.tick();
  }

  private String made(String kind, NewTable.Clock clock, Optional<Long> startsAt) {
    return made("contrees", kind, clock, startsAt);
  }

  private String made(String game, String kind, NewTable.Clock clock, Optional<Long> startsAt) {
    NewTournament wish =
        new NewTournament(
            "Cup",
            game,
            Optional.of(Map.of()),
            kind,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            clock,
            startsAt,
            Optional.empty(),
            Optional.empty());
    return switch (tournaments.make(TestDesk.MAKER, wish)) {
      case Tournaments.Outcome.Made(String id) -> id;
      case Tournaments.Outcome.Refused(Problem why) -> throw new AssertionError(why.message());
    };
  }

  private String begun(String kind, NewTable.Clock clock, int players) {
    String id = made(kind, clock, Optional.empty());
    enter(id, players);
    assertThat(tournaments.start(TestDesk.MAKER, id)).isEmpty();
    tournaments.tick();
    return id;
  }

  private void enter(String id, int players) {
    for (int i = 1; i <= players; i++) {
      String account = desk.account(i);
      assertThat(tournaments.enter(new Reader(account, false), id)).isEmpty();
    }
  }

  private static NewTable.Clock live() {
    return new NewTable.Clock(300, 3, Optional.empty());
  }

  private static NewTable.Clock days(int days) {
    return new NewTable.Clock(
        Optional.empty(), Optional.empty(), Optional.of(days), Optional.empty());
  }

  private List<Round> rounds(String id) {
    return desk.tournament(id).now().rounds();
  }

  private Round.Result result(String id, int round, int game) {
    return rounds(id).get(round).games().get(game).result().orElseThrow();
  }

  private void sit(Round.Game game, int seat) {
    String account = game.accounts().get(seat - 1);
    Join join =
        new Join(
            Optional.empty(),
            "x",
            Optional.empty(),
            Optional.of("5a".repeat(16)),
            Optional.empty());
    assertThat(
            desk.tables()
                .join(game.table(), SeatKey.of(account), join.named(account, "Player", false)))
        .isInstanceOf(Joined.class);
  }

  /// A table ends as its owner tells it.
  private void end(String id, Round.Game game, Integer... winners) {
    desk.end(id, game, winners);
    tournaments.tick();
  }

  @Test
  void whoDoesNotComeByDaysHasLost() {
    String id = begun("round-robin", days(2), 3);
    assertThat(rounds(id)).hasSize(1);
    Round.Game first = rounds(id).getFirst().games().getFirst();
    sit(first, 2);
    pass(Duration.ofDays(2).minusSeconds(1));
    assertThat(rounds(id).getFirst().over()).isFalse();
    pass(Duration.ofSeconds(1));
    assertThat(result(id, 0, 0)).isEqualTo(new Round.Result(Set.of(2), Set.of(1)));
    assertThat(desk.tables().inspect(first.table())).isInstanceOf(Problem.class);
    // Nobody comes to the second; both come to the third, where nobody loses by the clock.
    assertThat(rounds(id)).hasSize(2);
    pass(Duration.ofDays(2));
    assertThat(result(id, 1, 0)).isEqualTo(new Round.Result(Set.of(), Set.of(1, 2)));
    Round.Game third = rounds(id).get(2).games().getFirst();
    sit(third, 1);
    sit(third, 2);
    pass(Duration.ofDays(3));
    assertThat(rounds(id).get(2).over()).isFalse();
    end(id, third, 1);
    assertThat(desk.tournament(id).now().phase()).isEqualTo(Tournament.Phase.CLOSED);
    assertThat(Placing.winners(desk.tournament(id).now())).isNotEmpty();
    assertThat(desk.kept().due(Long.MAX_VALUE, 9)).isEmpty();
    pass(TestDesk.KEPT);
    assertThat(desk.kept().log(id)).isNotEmpty();
    pass(Duration.ofSeconds(1));
    assertThat(desk.kept().log(id)).isEmpty();
    assertThat(desk.store().rows(third.table())).isNotEmpty();
  }

  @Test
  void aSharedWinIsPlayedAgainWithTheSeatsExchanged() {
    String id = begun("knock-out", live(), 2);
    Round.Game first = rounds(id).getFirst().games().getFirst();
    end(id, first, 1, 2);
    Round.Game again = rounds(id).get(1).games().getFirst();
    assertThat(again.accounts()).isEqualTo(first.accounts().reversed());
    end(id, again, 1, 2);
    assertThat(Placing.winners(desk.tournament(id).now()))
        .containsExactly(again.accounts().getLast());
  }

  @Test
  void tablesOfThreeAndFourHaveTheOptionsForAsMany() {
    String id = made("qin", "groups", live(), Optional.empty());
    enter(id, 7);
    assertThat(tournaments.start(TestDesk.MAKER, id)).isEmpty();
    tournaments.tick();
    for (int round = 1; round <= 5; round++) {
      List<Round.Game> games = rounds(id).get(round - 1).games();
      assertThat(games.stream().map(game -> game.accounts().size())).contains(3, 4);
      for (Round.Game game : games) {
        TableInfo info = (TableInfo) desk.tables().inspect(game.table());
        assertThat(info.seats()).hasSize(game.accounts().size());
        assertThat(info.clock().orElseThrow().then()).isEqualTo("computer");
        assertThat(info.tournament().orElseThrow().round()).isEqualTo(round);
      }
      games.forEach(game -> end(id, game, 1, 2));
    }
    assertThat(desk.tournament(id).now().phase()).isEqualTo(Tournament.Phase.CLOSED);
    assertThat(tournaments.reports().trf(TestDesk.MAKER, id)).isEmpty();
    assertThat(tournaments.reports().csv(TestDesk.MAKER, id).orElseThrow())
        .startsWith("rank,name,rating,points");
    assertThat(tournaments.reports().shown(TestDesk.MAKER, id).orElseThrow())
        .contains("\"seats\":4");
  }

  @Test
  void aTableThatTheHostDeletesIsSharedByAll() {
    String id = begun("knock-out", live(), 2);
    Round.Game first = rounds(id).getFirst().games().getFirst();
    assertThat(desk.tables().remove(first.table())).isTrue();
    pass(MINUTES);
    assertThat(result(id, 0, 0)).isEqualTo(new Round.Result(Set.of(1, 2), Set.of()));
    assertThat(rounds(id)).hasSize(2);
  }

  @Test
  void oneBeginsAtItsTimeOrIsOver() {
    long at = desk.now().plus(Duration.ofHours(1)).toEpochMilli();
    String full = made("swiss", live(), Optional.of(at));
    String empty = made("swiss", live(), Optional.of(at));
    enter(full, 2);
    pass(Duration.ofMinutes(59));
    assertThat(desk.tournament(full).now().phase()).isEqualTo(Tournament.Phase.OPEN);
    pass(Duration.ofMinutes(1));
    assertThat(rounds(full)).hasSize(1);
    assertThat(desk.tournament(empty).now().phase()).isEqualTo(Tournament.Phase.CLOSED);
  }

  @Test
  void whatTheMakerEndsLeavesNoTablesThatWait() {
    String id = begun("swiss", live(), 4);
    List<Round.Game> games = rounds(id).getFirst().games();
    sit(games.getFirst(), 1);
    sit(games.getFirst(), 2);
    assertThat(tournaments.close(TestDesk.MAKER, id)).isEmpty();
    tournaments.tick();
    assertThat(desk.tables().inspect(games.getFirst().table())).isInstanceOf(TableInfo.class);
    assertThat(desk.tables().inspect(games.getLast().table())).isInstanceOf(Problem.class);
    end(id, games.getFirst(), 1);
    assertThat(desk.kept().due(Long.MAX_VALUE, 9)).isEmpty();
  }

  @Test
  void twoServersWriteNoStepTwice() throws Exception {
    String id = made("double-round-robin", live(), Optional.empty());
    enter(id, 6);
    tournaments.start(TestDesk.MAKER, id);
    try (Tournaments other = desk.another();
        ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
      while (desk.tournament(id).now().phase() == Tournament.Phase.RUNNING) {
        List<Future<?>> steps = new ArrayList<>();
        for (Tournaments each : List.of(tournaments, other)) {
          steps.add(both.submit(each::tick));
        }
        for (Future<?> step : steps) {
          step.get();
        }
        rounds(id).stream()
            .flatMap(round -> round.games().stream())
            .filter(game -> game.result().isEmpty())
            .forEach(game -> end(id, game, 1));
      }
    }
    assertThat(rounds(id)).hasSize(10);
    Set<String> made =
        rounds(id).stream()
            .flatMap(round -> round.games().stream())
            .map(Round.Game::table)
            .collect(Collectors.toSet());
    assertThat(made).hasSize(30);
    assertThat(desk.store().tables("", 99)).containsExactlyInAnyOrderElementsOf(made);
    assertThat(desk.tournament(id).rows().stream().map(row -> row.seq()))
        .isEqualTo(IntStream.rangeClosed(1, desk.tournament(id).rows().size()).boxed().toList());
  }
}
