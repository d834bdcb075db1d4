package tianxia.server.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StandingsTest {
  private static final RoundResult WON = new RoundResult.Played(2, true, Outcome.WIN);
  private static final RoundResult SHARED = new RoundResult.Played(2, true, Outcome.DRAW);
  private static final RoundResult LOST = new RoundResult.Played(2, true, Outcome.LOSS);

  /// Somebody in a Swiss tournament of nine rounds.
  private static Scores alone(RoundResult... results) {
    List<Player> players = new ArrayList<>();
    players.add(new Player(1, List.of(results), true));
    Player other = Player.fresh(2);
    for (int i = 0; i < results.length; i++) {
      other = other.with(new RoundResult.Absent());
    }
    players.add(other);
    return new Scores(new Crosstable(players), false);
  }

  /// The examples of the FIDE's committee for pairing programs (80th congress, Kallithea 2009): six
  /// points of nine with a win by forfeit in the third round, after two points.
  @Test
  void publishedExampleOfAForfeitWin() {
    Scores scores =
        alone(WON, WON, new RoundResult.Forfeit(2, true), WON, WON, SHARED, SHARED, LOST, LOST);
    Player player = scores.table().player(1);
    assertThat(player.halves()).isEqualTo(12);
    assertThat(scores.opponent(player, 2)).isEqualTo(10);
    assertThat(scores.worth(player)).isEqualTo(11);
  }

  /// Six points of nine, absent in the seventh round, after four points.
  @Test
  void publishedExampleOfAnAbsence() {
    Scores scores = alone(WON, WON, WON, WON, LOST, LOST, new RoundResult.Absent(), WON, WON);
    Player player = scores.table().player(1);
    assertThat(player.halves()).isEqualTo(12);
    assertThat(scores.opponent(player, 6)).isEqualTo(12);
    assertThat(scores.worth(player)).isEqualTo(13);
  }

  private static Crosstable roundRobin(String... rounds) {
    Crosstable table = Crosstable.fresh(4);
    for (String round : rounds) {
      table = Events.after(table, round);
    }
    return table;
  }

  private static List<Integer> order(Crosstable table, TieBreak... tieBreaks) {
    return Standings.of(table, Arrays.asList(tieBreaks), true).stream()
        .map(Standings.Line::number)
        .toList();
  }

  @Test
  void byHand() {
    Crosstable table = roundRobin("1=4 2>3", "4<3 1>2", "2>4 3<1");
    List<Standings.Line> lines =
        Standings.of(
            table, List.of(TieBreak.SONNEBORN_BERGER, TieBreak.BUCHHOLZ, TieBreak.WINS), true);
    assertThat(lines)
        .containsExactly(
            new Standings.Line(1, 1, 5, List.of(13, 14, 8)),
            new Standings.Line(2, 2, 4, List.of(6, 16, 8)),
            new Standings.Line(3, 3, 2, List.of(2, 20, 4)),
            new Standings.Line(4, 4, 1, List.of(5, 22, 0)));
  }

  /// Two and three have as many points, and three has beaten two.
  @Test
  void directEncounter() {
    Crosstable table = roundRobin("1>4 2<3", "4>3 1=2", "2>4 3=1");
    assertThat(table.player(2).halves()).isEqualTo(table.player(3).halves());
    assertThat(order(table, TieBreak.DIRECT_ENCOUNTER)).containsExactly(1, 3, 2, 4);
  }

  @Test
  void directEncounterOnlyIfAllMet() {
    Crosstable table = roundRobin("1>2 3>4");
    List<Standings.Line> lines = Standings.of(table, List.of(TieBreak.DIRECT_ENCOUNTER), false);
    assertThat(lines.stream().map(Standings.Line::place)).containsExactly(1, 1, 3, 3);
  }

  @Test
  void forfeitsCountInARoundRobin() {
    Crosstable table = roundRobin("1+4 2=3");
    assertThat(new Scores(table, true).opponent(table.player(4), 0)).isEqualTo(2);
    assertThat(new Scores(table, true).worth(table.player(4))).isZero();
  }
}
