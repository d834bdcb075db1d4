package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Told;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;

/// The greedy player's count, computed again from what the seat is told.
final class SunTzuLeadTest {
  private static final SunTzu GAME = new SunTzu();
  private static final int GAMES = 12;

  @ParameterizedTest
  @CsvSource({"standard,off", "standard,on", "advanced,off"})
  void countsAsIfTheGameEnded(String rules, String warlords) {
    Map<String, String> set = Map.of("rules", rules, "warlords", warlords);
    for (int seed = 0; seed < GAMES; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      SunTzuState state = GAME.start(Options.of(GAME.options(), set));
      while (state.actors() != 0) {
        int actor = Actors.first(state.actors());
        int action = state.sample(actor, random);
        if (actor != Actors.CHANCE) {
          SunTzuState forgotten = state.copy();
          forgotten.forget(actor);
          long lead = GAME.lead(forgotten, actor, action);
          forgotten.apply(actor, action);
          assertThat(lead).as(view(forgotten, actor).toString()).isEqualTo(count(forgotten, actor));
        }
        state.apply(actor, action);
      }
    }
  }

  /// The pawn and the values of the provinces, each more than all armies; then the reserves.
  private static long count(SunTzuState state, int seat) {
    Told view = view(state, seat);
    List<Told> laid = view.at("orders", seat - 1).all();
    List<String> open =
        view.at("reveal").all().stream()
            .map(Told::text)
            .limit(view.at("revealed").number())
            .toList();
    int own = view.at("reserve", seat - 1).number();
    int foe = view.at("reserve", 2 - seat).number();
    int pawn = sign(seat) * view.at("pawn").number();
    for (int province = 0; province < view.at("tiles").all().size(); province++) {
      int before = sign(seat) * view.at("armies", province).number();
      int after = before;
      if (province < laid.size() && !open.contains(Province.name(province))) {
        String card = laid.get(province).text();
        after = fought(before, card);
        own -= card.equals("6") ? 1 : 0;
      }
      own += Math.max(before, 0) - Math.max(after, 0);
      foe += Math.max(-before, 0) - Math.max(-after, 0);
      pawn += Integer.signum(after) * value(view, province);
    }
    return 64L * pawn + own - foe;
  }

  /// A number fights a 4, a sign adds its number, a plague takes half.
  private static int fought(int armies, String card) {
    return switch (card) {
      case "P" ->
          armies > 1 ? armies - (armies + 1) / 2 : armies < -1 ? armies + (1 - armies) / 2 : armies;
      case "-1", "+1", "+2", "+3" -> armies + Integer.parseInt(card);
      default -> armies + Integer.parseInt(card) - 4;
    };
  }

  /// What a province is worth at the next scoring (SUN-20).
  private static int value(Told view, int province) {
    int dynasty = view.at("dynasty").number();
    boolean scored = List.of("draw", "keep").contains(view.at("phase").text());
    int next = scored ? dynasty + 1 : dynasty;
    String values = view.at("tiles", province).text();
    return Integer.parseInt(values.split("-", -1)[next <= 3 ? 0 : next <= 6 ? 1 : 2]);
  }

  private static int sign(int seat) {
    return seat == 1 ? 1 : -1;
  }

  private static Told view(SunTzuState state, int seat) {
    CanonicalJson out = new CanonicalJson();
    GAME.writeView(state, seat, out);
    return new Told(JsonValue.parse(out.toString()));
  }
}
