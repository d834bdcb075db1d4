package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.kernel.record.RecordReader;
import tianxia.server.fair.Verification;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.testkit.proof.Proves;

/// A series of Qin in which the board changes with each game.
class SeriesBoardsTest {
  private static final Map<String, String> BIRD = Map.of("players", "2", "board", "bird");
  private static final Map<String, String> LION = Map.of("players", "2", "board", "lion");

  private SqliteStore store;
  private House house;

  @BeforeEach
  void open(@TempDir Path folder) {
    store = new SqliteStore(DataFolder.open(folder), (part, cause) -> {});
    house = new House(Games.CATALOGUE, store, House.AT_RANDOM, Duration.ofMinutes(5));
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private static NewTable wish(int games, List<Map<String, String>> each) {
    return new NewTable(
        Optional.empty(),
        "qin",
        Optional.of(Map.of("players", "2")),
        List.of(House.me(1), House.me(2)),
        Optional.of(games),
        Optional.of(each));
  }

  @Test
  @Proves("QIN-21")
  void itsGamesTakeTheirBoardsInTurnAcrossARestart() {
    NewTable wish = wish(3, List.of(Map.of("board", "lion"), Map.of("board", "bird")));
    Party first = house.party(wish);
    int leftOver = played(first, LION, 1);
    Party second = after(first);
    List<Integer> totals = second.info().series().orElseThrow().totals();
    assertThat(totals.stream().mapToInt(n -> n).sum()).isEqualTo(leftOver);
    played(second, BIRD, 2);
    Party third = after(second);
    played(third, LION, 3);
    // A new series begins with the first board.
    Party again = after(third);
    assertThat(again.info().options()).isEqualTo(LION);
    assertThat(again.info().series())
        .hasValue(new TableInfo.Series(1, 3, List.of(0, 0), Optional.of(List.of(LION, BIRD))));
  }

  /// Plays a game of the series, with a restart in the middle; returns what both have left after
  /// it.
  private int played(Party party, Map<String, String> options, int game) {
    TableInfo info = party.info();
    assertThat(info.options()).isEqualTo(options);
    assertThat(info.series().orElseThrow().game()).isEqualTo(game);
    assertThat(info.series().orElseThrow().gameOptions()).hasValue(List.of(LION, BIRD));
    Random random = new Random(game);
    for (int turn = 0; !party.frame(0).actors().isEmpty(); turn++) {
      if (turn == 5) {
        house.restart();
        assertThat(party.info().options()).isEqualTo(options);
      }
      int seat = party.frame(0).actors().getFirst();
      int person = party.frame(1).viewer() == seat ? 1 : 2;
      List<String> legal = party.frame(person).legal();
      Party.done(party.play(person, legal.get(random.nextInt(legal.size()))));
    }
    verify(party.record(0), options, game);
    return party.info().series().orElseThrow().totals().stream().mapToInt(n -> n).sum();
  }

  private static void verify(String record, Map<String, String> options, int game) {
    assertThat(record).contains("option board " + options.get("board") + "\n");
    assertThat(record).contains("series " + game + " 3\n");
    var read = (RecordReader.Result.Read) RecordReader.read(Games.CATALOGUE, record);
    assertThat(Verification.of(read.game(), read.record())).isInstanceOf(Verification.Right.class);
  }

  private static Party after(Party party) {
    Party.done(party.rematch(1));
    Party.done(party.rematch(2));
    return party.next();
  }

  @Test
  void theGamesOfASeriesHaveOptionsThatFit() {
    problem(wish(2, List.of(BIRD, Map.of("players", "3"))), Problem.WRONG_SEATS);
    problem(wish(2, List.of(BIRD, Map.of("board", "fish"))), Problem.UNKNOWN_OPTION);
    problem(wish(2, List.of(Map.of("land", "flat"))), Problem.UNKNOWN_OPTION);
  }

  private void problem(NewTable wish, String code) {
    assertThat(house.tables().make(wish))
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo(code));
  }

  @Test
  void thereAreNotMoreOfThemThanGames() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> wish(1, List.of(BIRD, LION)))
        .withMessageContaining("gameOptions");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> wish(2, List.of()))
        .withMessageContaining("gameOptions");
  }
}
