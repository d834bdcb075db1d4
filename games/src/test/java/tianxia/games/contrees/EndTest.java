package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Happening;
import tianxia.testkit.proof.Proves;

/// How games end, with complete records in the test resources.
class EndTest {
  @Test
  @Proves("CON-11")
  void nineContreesWinAtOnce() {
    Table before = Table.record("nine", 1);
    assertThat(before.match().position().control(1)).matches(c -> Integer.bitCount(c) < 9);
    assertThat(before.over()).isFalse();
    Table table = Table.record("nine", 0);
    assertThat(Integer.bitCount(table.match().position().control(1))).isGreaterThanOrEqualTo(9);
    assertThat(table.winners()).containsExactly(1);
    assertThat(table.get("phase")).isEqualTo("\"over\"");
    assertThat(table.get("turn")).isEqualTo("0");
    assertThat(table.get("turns")).as("long before the 24th").isEqualTo("[19,18]");
    assertThat(table.codes()).contains("contree-conquered").endsWith("won-by-nine");
    assertThat(table.ask(2, "A1")).isEqualTo("GEN-6 game-over");
  }

  @Test
  @Proves("CON-11")
  void whatTheLastTurnDestroyedIsNotClosedToAnybody() {
    Table table = Table.record("nine", 0);
    assertThat(table.codes()).doesNotContain("corners-closed");
    assertThat(table.get("banned")).isEqualTo("[]");
  }

  @Test
  @Proves("CON-12")
  void aSeatPassesOnlyWithoutAnOpenCorner() {
    assertThat(Table.ready().ask("pass")).isEqualTo("CON-12 pass-not-allowed");
    Table before = Table.record("full-board", 1);
    assertThat(before.legal()).containsExactly("pass");
    assertThat(before.match().position()).matches(s -> s.open() == 0 && s.closed == 0);
    Table table = Table.record("full-board", 0);
    assertThat(table.match().ply()).isEqualTo(before.match().ply() + 1);
    assertThat(table.get("turns")).as("the turn is spent").isNotEqualTo(before.get("turns"));
    assertThat(table.seat()).isNotEqualTo(before.seat());
    assertThat(table.get("towers")).isEqualTo(before.get("towers"));
  }

  @Test
  @Proves({"CON-10", "CON-12"})
  void aSeatPassesWhereAllThatIsFreeIsClosedToIt() {
    Table before = Table.record("pass", 1);
    assertThat(before.legal()).containsExactly("pass");
    assertThat(before.get("banned")).as("free, but closed").isNotEqualTo("[]");
    Table table = Table.record("pass", 0);
    assertThat(table.codes()).containsExactly("turn-passed");
    assertThat(table.get("banned")).as("open to both").isEqualTo("[]");
    assertThat(table.legal()).doesNotContain("pass");
  }

  @Test
  @Proves({"CON-12", "CON-13"})
  void eachSeatHas24Turns() {
    Table before = Table.record("count", 1);
    assertThat(before.get("turns")).isEqualTo("[24,23]");
    assertThat(before.over()).isFalse();
    Table table = Table.record("count", 0);
    assertThat(table.get("turns")).isEqualTo("[24,24]");
    assertThat(table.over()).isTrue();
  }

  @Test
  @Proves("CON-13")
  void moreContreesWin() {
    Table table = Table.record("count", 0);
    int winner = table.winners().getFirst();
    assertThat(table.winners()).hasSize(1);
    assertThat(held(table, winner)).isGreaterThan(held(table, 3 - winner));
    Happening reason =
        HappeningCodes.wonByCount(winner, held(table, winner), 3 - winner, held(table, 3 - winner));
    assertThat(table.told()).endsWith(reason);
  }

  @Test
  @Proves("CON-13")
  void thenMoreTowersDestroyed() {
    Table table = Table.record("destroyed", 0);
    int winner = table.winners().getFirst();
    assertThat(table.winners()).hasSize(1);
    assertThat(held(table, winner)).isEqualTo(held(table, 3 - winner));
    ContreesState end = table.match().position();
    assertThat(end.destroyed(winner)).isGreaterThan(end.destroyed(3 - winner));
    assertThat(table.codes()).endsWith("won-by-destroyed");
  }

  @Test
  @Proves("CON-13")
  void thenTheyShare() {
    Table table = Table.record("shared", 0);
    ContreesState end = table.match().position();
    assertThat(held(table, 1)).isEqualTo(held(table, 2));
    assertThat(end.destroyed(1)).isEqualTo(end.destroyed(2));
    assertThat(table.winners()).isEqualTo(List.of(1, 2));
    assertThat(table.codes()).endsWith("victory-shared");
  }

  private static int held(Table table, int seat) {
    return Integer.bitCount(table.match().position().control(seat));
  }
}
