package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Happening;
import tianxia.testkit.proof.Proves;

/// Notation, the names of corners, and the refusals about them.
class NamesTest {
  @Test
  @Proves("GEN-6")
  void onlyTheSmallestNameOfACornerIsTaken() {
    Table table = Table.ready();
    assertThat(table.refusal(1, "B6")).isEqualTo(RefusalCodes.otherName("B6", "A2"));
    assertThat(table.refusal(1, "F6").reason())
        .as("of three names the smallest, by letter first")
        .isEqualTo(Happening.of("other-name").with("corner", "F6").with("name", "B4"));
    Table naming = Table.with("territory=ready", "tiles=12", "forbid=on");
    assertThat(naming.ask("forbid E2")).isEqualTo("GEN-6 other-name");
  }

  @Test
  @Proves("CON-2")
  void lettersComeInReadingOrderOnceAllIsLaid() {
    // Laid from the origin up and to the left, so that the first contrée comes last in reading
    // order.
    Table table =
        Table.with("tiles=12")
            .lay("0,0", "0,-1", "0,-2", "0,-3", "0,-4", "-1,-4", "-2,-4")
            .lay("-3,-4", "1,-4", "2,-4", "3,-4", "4,-4");
    assertThat(table.get("tiles")).startsWith("[[0,0],[0,-1]").endsWith("[4,-4]]");
    Territory territory = table.match().position().territory;
    assertThat(territory.places[0]).isEqualTo((short) Place.of(-3, -4));
    assertThat(territory.places[8]).isEqualTo((short) Place.of(0, -3));
    assertThat(territory.places[11]).isEqualTo((short) Place.of(0, 0));
    assertThat(table.ask("L4")).as("the bottom of the origin").isEqualTo("legal");
    assertThat(table.ask("L1")).as("its top is K's lower right").isEqualTo("GEN-6 other-name");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "A",
        "A0",
        "A7",
        "a1",
        "A1 ",
        " A1",
        "A11",
        "1A",
        "Y1",
        "Z6",
        "é1",
        "forbid",
        "forbid ",
        "forbid a1",
        "forbid  A1",
        "FORBID A1",
        "pass ",
        "Pass",
        "tile",
        "tile ",
        "tile 1",
        "tile 1,",
        "tile ,1",
        "tile +1,0",
        "tile 01,0",
        "tile -0,0",
        "tile 0,-0",
        "tile 1, 0",
        "tile 1,0,0",
        "tile 1.0,0",
        "tile --1,0",
        "tile -,0",
        "tile ١,0",
        "tile 1,0\n"
      })
  @Proves("GEN-6")
  void whatIsNoNotationIsRefusedAsSuch(String text) {
    assertThat(Table.ready().ask(text)).isEqualTo("GEN-6 no-notation");
    assertThat(Table.with().lay("0,0").ask(text)).isEqualTo("GEN-6 no-notation");
  }

  @Test
  @Proves("GEN-6")
  void aLongTextIsQuotedShort() {
    Happening reason = Table.ready().refusal(1, "鶴".repeat(1000)).reason();
    assertThat(reason).isEqualTo(Happening.of("no-notation").with("text", "鶴".repeat(40) + "…"));
  }

  @Test
  @Proves("CON-2")
  void placesFarAwayAreJustFarAway() {
    Table table = Table.with().lay("0,0");
    for (String place :
        List.of(
            "23,0",
            "24,0",
            "-25,1",
            "64,0",
            "0,64",
            "9999,9999",
            "4294967297,0",
            "99999999999999999999,-99999999999999999999")) {
      assertThat(table.ask("tile " + place)).isEqualTo("CON-2 no-shared-edge");
    }
    assertThat(Table.with().ask("tile 4294967296,0")).isEqualTo("CON-2 first-at-origin");
  }

  @Test
  @Proves("GEN-6")
  void onlyTheSeatToMoveMoves() {
    Table table = Table.ready();
    assertThat(table.ask(2, "A1")).isEqualTo("GEN-6 not-your-turn");
    assertThat(table.ask(0, "A1")).isEqualTo("GEN-6 not-your-turn");
    assertThat(table.ask(3, "nonsense")).isEqualTo("GEN-6 not-your-turn");
    assertThat(Table.record("nine", 0).ask(1, "nonsense")).isEqualTo("GEN-6 game-over");
  }
}
