package tianxia.opponents.suntzu;

import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.CardMatchups;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;

/// Positions from random games.
final class Wars {
  static final SunTzu GAME = new SunTzu();

  /// One bit for each card.
  static final int ALL_CARDS = (1 << SunTzuReader.CARDS) - 1;

  private Wars() {}

  static SunTzuState start(String rules, String warlords) {
    return start(rules, warlords, "10");
  }

  static SunTzuState start(String rules, String warlords, String track) {
    Map<String, String> given = Map.of("rules", rules, "warlords", warlords, "track", track);
    return GAME.start(Options.of(GAME.options(), given));
  }

  /// Plays at random until a position is found, or to the end.
  static void play(SunTzuState state, Predicate<SunTzuState> found, RandomGenerator random) {
    while (state.actors() != 0 && !found.test(state)) {
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
  }

  /// Whether the orders of a dynasty are open to both seats.
  static boolean opens(SunTzuState state, int dynasty) {
    return SunTzuReader.phase(state) == Phase.ORDERS
        && SunTzuReader.dynasty(state) == dynasty
        && SunTzuReader.laid(state, 0) + SunTzuReader.laid(state, 1) == 0;
  }

  /// Lays an order, packed as in [Hand].
  static void lay(SunTzuState state, int seat, int order) {
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      state.apply(seat, SunTzuReader.lay(province, Hand.card(order, province)));
    }
  }

  /// Whether no reserve can run out with these orders.
  static boolean lasts(SunTzuState state, int first, int second) {
    CardMatchups meetings = new CardMatchups(state, ALL_CARDS, ALL_CARDS);
    int[] spent = new int[2];
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      int at = CardMatchups.at(province, Hand.card(first, province), Hand.card(second, province));
      spent[0] += meetings.spent(0, at);
      spent[1] += meetings.spent(1, at);
    }
    return spent[0] <= SunTzuReader.reserve(state, 0) && spent[1] <= SunTzuReader.reserve(state, 1);
  }

  /// Plays a dynasty to its end. No warlord is used; the order of reveal does not matter.
  static void resolve(SunTzuState state, int first, int second) {
    lay(state, 1, first);
    lay(state, 2, second);
    int[] legal = new int[state.maxLegal()];
    Phase phase = SunTzuReader.phase(state);
    while (phase != Phase.DRAW && phase != Phase.ORDERS && phase != Phase.OVER) {
      int actor = Actors.first(state.actors());
      int count = state.legalActions(actor, legal);
      state.apply(actor, phase == Phase.ORDER ? legal[0] : legal[count - 1]);
      phase = SunTzuReader.phase(state);
    }
  }
}
