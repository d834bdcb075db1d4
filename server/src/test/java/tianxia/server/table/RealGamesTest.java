package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.record.RecordReader;
import tianxia.opponents.Opponents;
import tianxia.server.fair.Verification;
import tianxia.server.message.Frame;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.testkit.contract.QuickOptions;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.proof.Proves;

/// The real games, and Nim as a fifth, at a table.
class RealGamesTest {
  private static final Catalogue GAMES = Nim.after(Games.CATALOGUE);

  private final House house =
      new House(GAMES, new MemoryStore(), House.AT_RANDOM, Duration.ofMinutes(5));

  @AfterEach
  void close() {
    house.close();
  }

  private static Stream<Arguments> quickGames() {
    return GAMES.games().stream().map(game -> Arguments.of(game, QuickOptions.of(game).asMap()));
  }

  /// Includes every number of seats, and a territory that is laid in play.
  private static Stream<Arguments> someGames() {
    return Stream.concat(
        quickGames(),
        Stream.of(
            some("qin", Map.of("players", "3", "board", "lion")),
            some("qin", Map.of("players", "4")),
            some("contrees", Map.of("tiles", "12", "forbid", "on"))));
  }

  private static Arguments some(String game, Map<String, String> options) {
    return Arguments.of(GAMES.game(game).orElseThrow(), options);
  }

  @ParameterizedTest
  @MethodSource("someGames")
  void aWholeGameIsPlayedAndItsRecordVerifies(Game<?> game, Map<String, String> options) {
    int seats = game.seats(Options.of(game.options(), options));
    Party party = house.persons(game.id(), options, seats);
    playOut(party, seats, new Random(7));
    RecordReader.Result result = RecordReader.read(GAMES, party.record(0));
    assertThat(result).isInstanceOf(RecordReader.Result.Read.class);
    if (result instanceof RecordReader.Result.Read read) {
      int draws = (int) read.record().events().stream().filter(e -> e.actor() == 0).count();
      assertThat(Verification.of(read.game(), read.record()))
          .isEqualTo(new Verification.Right(draws, List.of()));
      assertThat(draws > 0).isEqualTo(game.chance());
    }
    Frame before = party.frame(1);
    house.restart();
    assertThat(party.frame(1)).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("quickGames")
  void theComputersOfTheHousePlayAWholeGame(Game<?> game, Map<String, String> options)
      throws InterruptedException {
    house.restart(Opponents::of);
    List<NewTable.SeatWish> seats =
        Collections.nCopies(
            game.seats(Options.of(game.options(), options)), new NewTable.Computer("easy"));
    Party party = house.party(House.wish(game.id(), options, seats, 1));
    try (var stream = party.stream(0, Optional.empty())) {
      Streams.until(stream, frame -> frame.info().phase().equals(TableInfo.OVER));
    }
    assertThat(party.info().winners()).isNotEmpty();
  }

  /// Plays at random, and checks that the frame of each past position equals the one sent live.
  private void playOut(Party party, int seats, Random random) {
    for (Frame now = party.frame(0); !now.actors().isEmpty(); now = party.frame(0)) {
      int seat = now.actors().getFirst();
      List<String> legal = party.frame(seat).legal();
      Frame live = party.frame(random.nextInt(seats + 1));
      Party.done(party.play(seat, legal.get(random.nextInt(legal.size()))));
      Frame past =
          (Frame) house.tables().position(party.table(), party.token(live.viewer()), live.ply());
      assertThat(past.view()).isEqualTo(live.view());
      assertThat(past.events()).isEqualTo(live.events());
      assertThat(past.actors()).isEqualTo(live.actors());
    }
  }

  @Test
  void contreesAreSteppedBackOverOneByOneAndTakenBackByTurns() {
    Party party = house.persons("contrees", Map.of("tiles", "12"), 2);
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    assertThat(party.frame(1).can().back()).isTrue();
    Party.done(party.back(1));
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    // The turn is over, but nobody has acted since, and nothing was uncovered.
    assertThat(party.frame(2).actors()).containsExactly(2);
    Party.done(party.back(1));
    assertThat(party.frame(2).legal()).isEmpty();
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    Party.done(party.play(2, party.frame(2).legal().getFirst()));
    assertThat(party.frame(1).can().takeback()).isTrue();
    Party.done(party.takeback(1));
    Party.done(party.answer(2, true));
    assertThat(party.frame(1).ply()).isZero();
    assertThat(party.frame(1).actors()).containsExactly(1);
  }

  @Test
  void nothingIsTakenBackPastATileThatWasDrawn() {
    Party party = house.persons("qin", Map.of(), 2);
    for (int turn = 0; turn < 6; turn++) {
      int seat = party.frame(0).actors().getFirst();
      Party.done(party.play(seat, party.frame(seat).legal().getFirst()));
      assertThat(party.frame(seat).can().back()).isFalse();
      assertThat(party.frame(seat).can().takeback()).isFalse();
    }
  }

  @Test
  @Proves("QIN-21")
  void aSeriesOfQinAddsUpThePagodasThatEachPlayerHasLeft() {
    Party first = house.party(House.wish("qin", Map.of(), List.of(House.me(1), House.me(2)), 2));
    Random random = new Random(21);
    playOut(first, 2, random);
    List<Integer> left = supply(first);
    assertThat(first.info().series()).hasValue(new TableInfo.Series(1, 2, left, Optional.empty()));
    Party.done(first.rematch(1));
    Party.done(first.rematch(2));
    Party second = first.next();
    assertThat(second.info().series())
        .hasValue(new TableInfo.Series(2, 2, List.of(left.get(1), left.get(0)), Optional.empty()));
    // The player of seat 1 now has seat 2.
    while (!second.frame(0).actors().isEmpty()) {
      int player = 3 - second.frame(0).actors().getFirst();
      List<String> legal = second.frame(player).legal();
      Party.done(second.play(player, legal.get(random.nextInt(legal.size()))));
    }
    List<Integer> then = supply(second);
    assertThat(second.info().series().orElseThrow().totals())
        .containsExactly(left.get(1) + then.get(0), left.get(0) + then.get(1));
  }

  /// The supplies in the spectator's view.
  private static List<Integer> supply(Party party) {
    String view = party.frame(0).view().text();
    int from = view.indexOf("\"supply\":[") + "\"supply\":[".length();
    String[] each = view.substring(from, view.indexOf(']', from)).split(",", -1);
    return List.of(Integer.parseInt(each[0]), Integer.parseInt(each[1]));
  }
}
