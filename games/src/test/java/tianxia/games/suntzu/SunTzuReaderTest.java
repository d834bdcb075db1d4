package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Told;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// What players of the program read of a position is what its JSON says.
final class SunTzuReaderTest {
  private static final SunTzu GAME = new SunTzu();
  private static final int GAMES = 5;

  @ParameterizedTest
  @CsvSource({"standard,off,9", "standard,on,10", "advanced,off,10"})
  void readsWhatIsThere(String rules, String warlords, String track) {
    Map<String, String> set = Map.of("rules", rules, "warlords", warlords, "track", track);
    for (int seed = 0; seed < GAMES; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      SunTzuState state = GAME.start(Options.of(GAME.options(), set));
      while (state.actors() != 0) {
        Told told = Told.state(GAME, state);
        assertThat(SunTzuReader.advanced(state)).isEqualTo(rules.equals("advanced"));
        assertThat(SunTzuReader.track(state)).isEqualTo(Integer.parseInt(track));
        common(state, told);
        for (int seat = 0; seat < 2; seat++) {
          ofSeat(state, seat, told);
        }
        int actor = Actors.first(state.actors());
        state.apply(actor, state.sample(actor, random));
      }
    }
  }

  private static void common(SunTzuState state, Told told) {
    assertThat(SunTzuReader.phase(state).name()).isEqualToIgnoringCase(told.at("phase").text());
    assertThat(SunTzuReader.dynasty(state)).isEqualTo(told.at("dynasty").number());
    assertThat(SunTzuReader.pawn(state)).isEqualTo(told.at("pawn").number());
    assertThat(SunTzuReader.revealed(state)).isEqualTo(told.at("revealed").number());
    List<Told> tiles = told.at("tiles").all();
    for (int province = 0; province < Province.COUNT; province++) {
      assertThat(SunTzuReader.armies(state, province))
          .isEqualTo(told.at("armies", province).number());
      for (int scoring = 0; province < tiles.size() && scoring < 3; scoring++) {
        String value = tiles.get(province).text().split("-", -1)[scoring];
        assertThat(SunTzuReader.value(state, province, scoring)).isEqualTo(Integer.parseInt(value));
      }
    }
  }

  private static void ofSeat(SunTzuState state, int seat, Told told) {
    assertThat(SunTzuReader.reserve(state, seat)).isEqualTo(told.at("reserve", seat).number());
    assertThat(SunTzuReader.aside(state, seat)).isEqualTo(told.at("aside", seat).number());
    assertThat(SunTzuReader.one(state, seat)).isEqualTo(told.at("one", seat).truth());
    assertThat(SunTzuReader.laid(state, seat)).isEqualTo(told.at("orders", seat).all().size());
    Told warlord = told.at("warlord", seat);
    boolean unused = !warlord.isNothing() && !told.at("spent", seat).truth();
    String holds = unused ? warlord.text() : "";
    int held = SunTzuReader.warlord(state, seat);
    assertThat(held == 0 ? "" : Warlord.name(held)).isEqualTo(holds);
    for (int province = 0; province < Province.COUNT; province++) {
      int marks = told.at("marks", seat).all().get(province).number();
      assertThat(SunTzuReader.marks(state, seat, province)).isEqualTo(marks);
      // SUN-8, and the warlord who lays a second one.
      assertThat(SunTzuReader.sixMayLie(state, seat, province))
          .isEqualTo(marks == 0 || marks == 1 && holds.equals("second-six"));
    }
    int deck = 0;
    for (int card = 0; card < Card.KINDS; card++) {
      String name = Card.name(card);
      int inDeck = told.at("deck", seat).countAt(name);
      int under = told.at("under", seat).count(name);
      deck += inDeck + under;
      assertThat(SunTzuReader.hand(state, seat, card)).isEqualTo(told.at("hand", seat).count(name));
      assertThat(SunTzuReader.toCome(state, seat, card))
          .isEqualTo(inDeck + under + told.at("drawn", seat).count(name));
    }
    assertThat(SunTzuReader.deckSize(state, seat)).isEqualTo(deck);
  }

  @Test
  void actionsThatLayTellTheirCard() {
    Scene scene = Scene.standard();
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      for (int card = 0; card < SunTzuReader.CARDS; card++) {
        int action = SunTzuReader.lay(province, card);
        assertThat(GAME.write(scene.state, 1, action))
            .isEqualTo(Province.name(province) + ":" + Card.name(card));
        assertThat(SunTzuReader.laidBy(action)).isEqualTo(card);
        assertThat(SunTzuReader.isRecruit(action)).isFalse();
      }
    }
    assertThat(SunTzuReader.isRecruit(Actions.of(Actions.RECRUIT, 0))).isTrue();
  }
}
