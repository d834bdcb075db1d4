package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Happening;
import tianxia.testkit.proof.Proves;

/// The effects of one tower. All positions are on the ready territory of 12 (see [Table#ready]),
/// where A has the corners A1 to A6, and B has B1 B2 B3 B4 A3 A2, clockwise.
class TurnTest {
  @Test
  @Proves("CON-5")
  void aTurnRaisesOneTowerOnAFreeCorner() {
    Table table = Table.ready().play("A1");
    assertThat(table.get("towers")).isEqualTo("{\"A1\":1}");
    assertThat(table.get("turns")).isEqualTo("[1,0]");
    assertThat(table.seat()).as("the seats alternate").isEqualTo(2);
    assertThat(table.ask("A1")).isEqualTo("CON-5 corner-taken");
    assertThat(table.ask("M1")).isEqualTo("CON-5 no-such-corner");
    table.play("B1");
    assertThat(table.get("towers")).isEqualTo("{\"A1\":1,\"B1\":2}");
    assertThat(table.seat()).isEqualTo(1);
    assertThat(table.ask("B1")).as("the enemy's").isEqualTo("CON-5 corner-taken");
  }

  @Test
  @Proves("CON-5")
  void cleaningComesBeforeEncirclement() {
    // Once Jade is on D2, only C2 is beside Plum's D1; but C2 is destroyed when Jade conquers C,
    // which frees a neighbour.
    Table table = Table.ready().towers("B2 B3 C3 D2 C4", "D1 C2 I5 L3");
    assertThat(table.get("control")).isEqualTo("{\"C\":1}");
    assertThat(table.get("towers")).contains("\"D1\":2").doesNotContain("C2");
  }

  @Test
  @Proves("CON-6")
  void theFourthTowerConquers() {
    Table table = Table.ready().towers("A1 A2 A3", "L3 L4 K4");
    assertThat(table.get("control")).isEqualTo("{}");
    table.play("A4");
    assertThat(table.get("control")).isEqualTo("{\"A\":1}");
    table.play("D1", "A5");
    assertThat(table.codes()).as("a fifth conquers nothing").doesNotContain("contree-conquered");
    assertThat(table.get("control")).isEqualTo("{\"A\":1}");
  }

  @Test
  @Proves("CON-6")
  void oneTowerConquersThree() {
    // B4 is on B, E and F; three towers are on each.
    Table table = Table.ready().towers("A3 B3 E3 B1 E5 C4", "L3 L4 D1 I5 H3 D3");
    assertThat(table.get("control")).isEqualTo("{}");
    table.play("B4");
    assertThat(table.get("control")).isEqualTo("{\"B\":1,\"E\":1,\"F\":1}");
    assertThat(table.told()).contains(HappeningCodes.conquered(1, List.of("B", "E", "F"), 3, "B4"));
  }

  @Test
  @Proves({"CON-6", "CON-7"})
  void controlIsLostWithTheTowers() {
    // Plum holds A with A2 and A3, which are also on B; Jade conquers B.
    Table table = Table.ready().towers("B1 B2 B3 L3", "A2 A3 A5 A6");
    assertThat(table.get("control")).isEqualTo("{\"A\":2}");
    table.play("B4");
    assertThat(table.get("control")).isEqualTo("{\"B\":1}");
    assertThat(table.codes())
        .containsExactly(
            "tower-raised",
            "contree-conquered",
            "towers-cleaned",
            "control-lost",
            "corners-closed");
  }

  @Test
  @Proves("CON-7")
  void conquestDestroysTheEnemyTowersThere() {
    Table table = Table.ready().towers("A1 A2 A3", "A5 A6 L4").play("A4");
    assertThat(table.get("towers")).isEqualTo("{\"A1\":1,\"A2\":1,\"A3\":1,\"A4\":1,\"L4\":2}");
    assertThat(table.get("destroyed")).isEqualTo("[2,0]");
  }

  @Test
  @Proves("CON-7")
  void allConquestsAreFoundBeforeAnyCornerIsCleaned() {
    // B3 makes four on B and on C; Plum's B2 is on both, C1 on C, A3 on B.
    Table table = Table.ready().towers("B1 B4 A2 C2 C3 C4", "B2 C1 A3 I5 I6 L3").play("B3");
    assertThat(table.get("control")).isEqualTo("{\"B\":1,\"C\":1}");
    assertThat(table.get("destroyed")).as("each tower counts once").isEqualTo("[3,0]");
    assertThat(table.get("banned")).isEqualTo("[\"A3\",\"B2\",\"C1\"]");
  }

  @Test
  @Proves("CON-7")
  void laterTowersOnAControlledContreeStay() {
    Table table = Table.ready().towers("A1 A2 A3 A4 B1", "L3 L4 K4 D1 A6");
    assertThat(table.get("towers")).contains("\"A6\":2");
    assertThat(table.get("control")).isEqualTo("{\"A\":1}");
    table.play("A5");
    assertThat(table.get("towers")).as("it has no air now").doesNotContain("A6");
    assertThat(table.codes()).contains("group-encircled").doesNotContain("contree-conquered");
  }

  @Test
  @Proves("CON-8")
  void aTowerWithoutAFreeNeighbourIsDestroyed() {
    Table table = Table.ready().towers("A2 L3", "A1 K3").play("A6");
    assertThat(table.get("towers")).doesNotContain("A1");
    assertThat(table.get("destroyed")).isEqualTo("[1,0]");
    assertThat(table.get("banned")).isEqualTo("[\"A1\"]");
    assertThat(table.told()).contains(HappeningCodes.encircled(1, 2, List.of("A1")));
  }

  @Test
  @Proves("CON-8")
  void aGroupLivesAsLongAsOneOfItsTowersHasAir() {
    // Plum's A5, A6, A1 have A4 and A2 beside them.
    Table table = Table.ready().towers("L3 L4 A2 D1", "A1 A6 A5 K3");
    assertThat(table.get("destroyed")).isEqualTo("[0,0]");
    table.play("A4");
    assertThat(table.get("towers")).doesNotContain("A1", "A5", "A6");
    assertThat(table.get("destroyed")).isEqualTo("[3,0]");
    assertThat(table.told()).contains(HappeningCodes.encircled(1, 2, List.of("A1", "A5", "A6")));
  }

  @Test
  @Proves("CON-8")
  void severalGroupsFallTogether() {
    // B1 takes the last free corner of A2's group (with A1 and A6) and of B2's (with C1).
    Table table = Table.ready().towers("A5 A3 C2 B3 L3", "A1 A2 A6 B2 C1").play("B1");
    assertThat(table.told().stream().map(Happening::code).filter("group-encircled"::equals))
        .hasSize(2);
    assertThat(table.get("destroyed")).isEqualTo("[5,0]");
  }

  @Test
  @Proves("CON-8")
  void onlyGroupsNextToTheNewTowerAreLookedAt() {
    // Plum builds on A1, between Jade's A6 and A2, without a free neighbour. Jade's tower elsewhere
    // leaves it there.
    Table table = Table.ready().towers("A6 A2 L3", "K3 K4 A1").play("D1");
    assertThat(table.get("towers")).contains("\"A1\":2");
  }

  @Test
  @Proves("CON-8")
  void anEdgeWithoutAContreeJoinsNothing() {
    // The contrées surround the places 0,1 and -1,1; the edge between these two would connect the
    // bottom of 0,0 with the top of -1,2.
    Table table =
        Table.with("tiles=12")
            .lay("0,0", "1,0", "1,1", "0,2", "-1,2", "2,0")
            .lay("3,0", "4,0", "5,0", "6,0", "7,0", "8,0");
    String bottom = "A4";
    String top = topOfTheLast(table);
    assertThat(neighbours(table, bottom)).containsExactlyInAnyOrder("A3", "A5").doesNotContain(top);
    // Jade builds on A3 and A5: A4 is destroyed although the corner across the gap is free.
    table.towers("A3 F3", "A4 F4").play("A5");
    assertThat(table.get("towers")).doesNotContain("A4");
  }

  private static String topOfTheLast(Table table) {
    Territory territory = table.match().position().territory;
    return territory.name(territory.cornerOf[6 * 10]);
  }

  private static List<String> neighbours(Table table, String corner) {
    Territory territory = table.match().position().territory;
    int at = 4 * territory.corner(corner) + 3;
    return IntStream.range(0, territory.corners)
        .filter(c -> Corners.has(territory.low[at], territory.high[at], c))
        .mapToObj(territory::name)
        .toList();
  }

  @Test
  @Proves("CON-9")
  void onesOwnTowerMayStandWithoutAir() {
    Table table = Table.ready().towers("A6 A2", "L3 A1");
    assertThat(table.get("towers")).contains("\"A1\":2");
    assertThat(table.get("destroyed")).isEqualTo("[0,0]");
  }

  @Test
  @Proves({"CON-8", "CON-9"})
  void whereAirComesBackTheRuleHoldsAgain() {
    // Plum's A1 is between A6 and A2 without a free neighbour; Plum conquers B, A2 is destroyed;
    // Jade returns beside A1 as soon as it may (CON-10), and A1 is destroyed.
    Table table = Table.ready().towers("A6 A2 L3 L4 D1", "B1 A1 B2 B3 B4");
    assertThat(table.get("towers")).contains("\"A1\":2").doesNotContain("A2");
    assertThat(table.ask("A2")).isEqualTo("CON-10 corner-closed");
    table.play("K4", "H3", "A2");
    assertThat(table.get("towers")).contains("\"A2\":1").doesNotContain("A1");
  }

  @Test
  @Proves("CON-10")
  void whereATowerFellItsSeatMayNotBuildInItsNextTurn() {
    Table table = Table.ready().towers("A2 L3", "A1 K3").play("A6");
    assertThat(table.get("banned")).isEqualTo("[\"A1\"]");
    assertThat(table.ask("A1")).isEqualTo("CON-10 corner-closed");
    assertThat(table.legal()).doesNotContain("A1");
    table.play("D1");
    assertThat(table.get("banned")).isEqualTo("[]");
    assertThat(table.ask("A1")).as("for the other seat").isEqualTo("legal");
    table.play("D2");
    assertThat(table.ask("A1")).as("open again").isEqualTo("legal");
  }
}
