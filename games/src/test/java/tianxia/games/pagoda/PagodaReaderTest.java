package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Told;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// What players of the program read of a position is what its JSON says.
final class PagodaReaderTest {
  private static final Pagoda GAME = new Pagoda();
  private static final int GAMES = 6;
  private static final String COLOURS = "BGRVY";

  @ParameterizedTest
  @CsvSource({"full,on", "quick,off"})
  void readsWhatIsThere(String length, String abilities) {
    Map<String, String> set = Map.of("length", length, "abilities", abilities);
    for (int seed = 0; seed < GAMES; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      PagodaState state = GAME.start(Options.of(GAME.options(), set));
      while (state.actors() != 0) {
        Told told = Told.state(GAME, state);
        assertThat(PagodaReader.floors(state)).isEqualTo(length.equals("quick") ? 3 : 4);
        assertThat(PagodaReader.abilities(state)).isEqualTo(abilities.equals("on"));
        turn(state, told);
        cards(state, told);
        sites(state, told);
        int actor = Actors.first(state.actors());
        state.apply(actor, state.sample(actor, random));
      }
      turn(state, Told.state(GAME, state));
      assertThat(PagodaReader.turn(state)).isZero();
    }
  }

  private static void turn(PagodaState state, Told told) {
    String phase = told.at("phase").text();
    assertThat(PagodaReader.turn(state)).isEqualTo(told.at("turn").number());
    assertThat(PagodaReader.atFan(state)).isEqualTo(phase.equals("fan"));
    assertThat(PagodaReader.atFreeColumn(state)).isEqualTo(phase.equals("column"));
    assertThat(PagodaReader.columns(state)).isEqualTo(told.at("columns").number());
    int used = 0;
    for (char ability : told.at("used").text().toCharArray()) {
      used |= 1 << COLOURS.indexOf(ability);
    }
    assertThat(PagodaReader.used(state)).isEqualTo(used);
    boolean played = COLOURS.chars().anyMatch(c -> told.at("played").countAt("" + (char) c) > 0);
    boolean red = (used >> COLOURS.indexOf('R') & 1) != 0;
    assertThat(PagodaReader.untouched(state)).isEqualTo(!played && !red);
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(PagodaReader.score(state, seat)).isEqualTo(told.at("score", seat - 1).number());
    }
  }

  private static void cards(PagodaState state, Told told) {
    for (int seat = 1; seat <= 2; seat++) {
      String hand = told.at("hand", seat - 1).text();
      assertThat(PagodaReader.handSize(state, seat)).isEqualTo(hand.length());
      for (int colour = 0; colour < COLOURS.length(); colour++) {
        assertThat(PagodaReader.hand(state, seat, colour)).isEqualTo(count(hand, colour));
        assertThat(PagodaReader.display(state, seat, colour))
            .isEqualTo(count(told.at("display", seat - 1).text(), colour));
        assertThat(PagodaReader.marker(state, seat, colour))
            .isEqualTo(told.at("abilities", seat - 1).countAt(letter(colour)));
      }
    }
    for (int colour = 0; colour < COLOURS.length(); colour++) {
      assertThat(PagodaReader.pile(state, colour))
          .isEqualTo(told.at("pile").countAt(letter(colour)));
      assertThat(PagodaReader.discards(state, colour))
          .isEqualTo(
              told.at("discard").countAt(letter(colour))
                  + told.at("played").countAt(letter(colour)));
    }
  }

  /// A site is told from the ground up: floors `B4`, tiles `=BG`, the roof `^BG`.
  private static void sites(PagodaState state, Told told) {
    for (int site = 0; site < PagodaState.SITES; site++) {
      int floor = 0;
      int height = 0;
      int need = PagodaReader.ANY;
      boolean roofed = false;
      for (Told part : told.at("sites", site).all()) {
        String text = part.text();
        if (text.startsWith("=")) {
          floor++;
          height = 0;
          need = COLOURS.indexOf(text.charAt(2));
        } else if (text.startsWith("^")) {
          roofed = true;
        } else {
          height = text.charAt(1) - '0';
          need = COLOURS.indexOf(text.charAt(0));
        }
      }
      assertThat(PagodaReader.floor(state, site)).isEqualTo(floor);
      assertThat(PagodaReader.height(state, site)).isEqualTo(height);
      assertThat(PagodaReader.need(state, site)).isEqualTo(need);
      assertThat(PagodaReader.roofed(state, site)).isEqualTo(roofed);
    }
    int supply = 0;
    for (Told tile : told.at("supply").all()) {
      String text = tile.text();
      supply |= 1 << 5 * COLOURS.indexOf(text.charAt(0)) + COLOURS.indexOf(text.charAt(1));
    }
    assertThat(PagodaReader.supply(state)).isEqualTo(supply);
  }

  private static int count(String letters, int colour) {
    return (int) letters.chars().filter(letter -> letter == COLOURS.charAt(colour)).count();
  }

  private static String letter(int colour) {
    return COLOURS.substring(colour, colour + 1);
  }
}
