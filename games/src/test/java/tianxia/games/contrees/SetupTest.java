package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.testkit.proof.Proves;

/// The territory and everything before the first tower.
class SetupTest {
  @Test
  @Proves("CON-1")
  void aCornerTouchesOneTwoOrThreeContrees() {
    Table table = Table.ready();
    assertThat(table.legal())
        .containsExactly(
            "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4",
            "D1", "D2", "D3", "D4", "E3", "E4", "E5", "F3", "F4", "G3", "G4", "H2", "H3", "H4",
            "I3", "I4", "I5", "I6", "J3", "J4", "K3", "K4", "L3", "L4");
    assertThat(contreesAt(table, "A1")).isEqualTo("A");
    assertThat(contreesAt(table, "A2")).isEqualTo("AB");
    assertThat(contreesAt(table, "B4")).isEqualTo("BEF");
  }

  private static String contreesAt(Table table, String corner) {
    Territory territory = table.match().position().territory;
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      int contree = territory.contreesOf[4 * territory.corner(corner) + i];
      letters.append(contree < 0 ? "" : Territory.letter(contree));
    }
    return letters.toString();
  }

  @Test
  @Proves("CON-1")
  void sixteenContreesAreTheGame() {
    Table table = Table.with();
    assertThat(table.match().options().asMap())
        .containsEntry("tiles", "16")
        .containsEntry("territory", "laid")
        .containsEntry("forbid", "off");
  }

  @Test
  @Proves("CON-2")
  void eachTurnLaysTwoContrees() {
    Table table = Table.with("tiles=12");
    List<Integer> seats = new ArrayList<>();
    List<String> left = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      seats.add(table.seat());
      left.add(table.get("left"));
      table.lay(i + ",0");
    }
    assertThat(seats).containsExactly(1, 1, 2, 2, 1, 1);
    assertThat(left).containsExactly("2", "1", "2", "1", "2", "1");
    assertThat(table.get("tiles")).isEqualTo("[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0]]");
    assertThat(table.get("towers")).isEqualTo("{}");
  }

  @Test
  @Proves("CON-2")
  void theFirstLiesAtTheOrigin() {
    Table table = Table.with();
    assertThat(table.legal()).containsExactly("tile 0,0");
    assertThat(table.ask("tile 1,0")).isEqualTo("CON-2 first-at-origin");
  }

  @Test
  @Proves("CON-2")
  void eachContreeSharesAnEdgeWithOneThatLies() {
    Table table = Table.with().lay("0,0");
    assertThat(table.legal())
        .containsExactly(
            "tile -1,0", "tile -1,1", "tile 0,-1", "tile 0,1", "tile 1,-1", "tile 1,0");
    assertThat(table.ask("tile 1,1"))
        .as("a corner is not an edge")
        .isEqualTo("CON-2 no-shared-edge");
    assertThat(table.ask("tile 0,0")).isEqualTo("CON-2 place-taken");
    table.lay("0,1");
    assertThat(table.ask("tile 1,1")).as("next to the one just laid").isEqualTo("legal");
    table.lay("1,1", "2,1");
    assertThat(table.ask("tile 3,1")).as("the second leans on the first").isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1"})
  @Proves("CON-2")
  void placesAreUnlimitedInEveryDirection(int q, int r) {
    Table table = Table.with("tiles=24");
    for (int i = 0; i < 24; i++) {
      table.lay(i * q + "," + i * r);
    }
    assertThat(table.get("phase")).isEqualTo("\"towers\"");
    assertThat(table.legal()).as("24 in a row, two corners shared by each pair").hasSize(98);
  }

  @Test
  @Proves("CON-2")
  void nothingElseIsDoneWhileLaying() {
    Table table = Table.with("forbid=on").lay("0,0");
    assertThat(table.ask("A1")).isEqualTo("CON-2 still-laying");
    assertThat(table.ask("forbid A1")).isEqualTo("CON-2 still-laying");
    assertThat(table.ask("pass")).isEqualTo("CON-2 still-laying");
    assertThat(twelve().ask("tile 0,1")).isEqualTo("CON-2 territory-complete");
  }

  private static Table twelve() {
    Table table = Table.with("tiles=12");
    for (int i = 0; i < 12; i++) {
      table.lay(i + ",0");
    }
    return table;
  }

  @ParameterizedTest
  @ValueSource(strings = {"12", "16", "20", "24"})
  @Proves("CON-3")
  void seat1RaisesTheFirstTower(String tiles) {
    assertThat(Table.with("territory=ready", "tiles=" + tiles).seat()).isEqualTo(1);
    Table laid = Table.with("tiles=" + tiles);
    for (int i = 0; i < Integer.parseInt(tiles); i++) {
      laid.lay(i + ",0");
    }
    assertThat(laid.get("phase")).isEqualTo("\"towers\"");
    assertThat(laid.seat()).isEqualTo(1);
  }

  @Test
  @Proves({"CON-3", "CON-4"})
  void seat2NamesACornerBeforeTheFirstTower() {
    Table table = Table.with("territory=ready", "tiles=12", "forbid=on");
    assertThat(table.get("phase")).isEqualTo("\"forbid\"");
    assertThat(table.get("turn")).isEqualTo("2");
    assertThat(table.ask("A1")).isEqualTo("CON-3 first-tower");
    assertThat(table.ask("forbid M1")).isEqualTo("CON-4 no-such-corner");
    assertThat(table.legal()).hasSize(38 + 1).contains("forbid A1", "forbid L4", "pass");
    table.play("forbid C4");
    assertThat(table.get("forbidden")).isEqualTo("\"C4\"");
    assertThat(table.get("banned")).isEqualTo("[]");
    assertThat(table.seat()).isEqualTo(1);
    assertThat(table.ask("C4")).isEqualTo("CON-4 corner-forbidden");
    assertThat(table.ask("forbid A1")).isEqualTo("CON-4 forbid-not-yours");
    assertThat(table.legal()).hasSize(37).doesNotContain("C4");
  }

  @Test
  @Proves("CON-4")
  void afterTheFirstTowerTheCornerIsLikeAnyOther() {
    Table table = Table.with("territory=ready", "tiles=12", "forbid=on").play("forbid C4", "A1");
    assertThat(table.get("forbidden")).isEqualTo("null");
    assertThat(table.ask("C4")).as("for seat 2").isEqualTo("legal");
    assertThat(table.ask("forbid B1")).isEqualTo("CON-4 forbid-over");
    table.play("L4");
    assertThat(table.ask("C4")).as("for seat 1").isEqualTo("legal");
  }

  @Test
  @Proves("CON-4")
  void seat2MayNameNone() {
    Table table = Table.with("territory=ready", "tiles=12", "forbid=on").play("pass");
    assertThat(table.get("forbidden")).isEqualTo("null");
    assertThat(table.get("turns")).isEqualTo("[0,0]");
    assertThat(table.legal()).hasSize(38);
    assertThat(Table.ready().ask("forbid A1")).isEqualTo("CON-4 forbid-off");
  }

  @ParameterizedTest
  @CsvSource({"12, 3, 4", "16, 4, 4", "20, 5, 4", "24, 4, 6"})
  @Proves("CON-14")
  void readyTerritoriesAreRectangles(int tiles, int rows, int width) {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < width; j++) {
        expected.add("[" + (j - i / 2) + "," + i + "]");
      }
    }
    Table table = Table.with("territory=ready", "tiles=" + tiles);
    assertThat(table.get("tiles")).isEqualTo("[" + String.join(",", expected) + "]");
    assertThat(table.get("phase")).isEqualTo("\"towers\"");
    assertThat(table.ask("tile 9,9")).isEqualTo("CON-14 territory-ready");
  }
}
