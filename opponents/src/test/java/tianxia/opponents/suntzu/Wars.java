package tianxia.opponents.suntzu;

import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;

/// Positions of random games.
final class Wars {
  static final SunTzu GAME = new SunTzu();

  private Wars() {}

  static SunTzuState start(String rules, String warlords) {
    return GAME.start(Options.of(GAME.options(), Map.of("rules", rules, "warlords", warlords)));
  }

  /// Plays on at random until a position is found, or to the end.
  static void play(SunTzuState state, Predicate<SunTzuState> found, RandomGenerator random) {
    while (state.actors() != 0 && !found.test(state)) {
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
  }

  /// Whether the orders of a dynasty are open to both.
  static boolean opens(SunTzuState state, int dynasty) {
    return SunTzuReader.phase(state) == Phase.ORDERS
        && SunTzuReader.dynasty(state) == dynasty
        && SunTzuReader.laid(state, 0) + SunTzuReader.laid(state, 1) == 0;
  }

  /// Gives an order, packed as [Hand] does it.
  static void lay(SunTzuState state, int seat, int order) {
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      state.apply(seat, SunTzuReader.lay(province, Hand.card(order, province)));
    }
  }
}
