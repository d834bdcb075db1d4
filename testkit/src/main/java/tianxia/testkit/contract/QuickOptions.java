package tianxia.testkit.contract;

import java.util.Comparator;
import java.util.Map;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

/// The quickest way to play a game, for tests that play whole games of every game and care for none
/// of its options.
public final class QuickOptions {
  private static final int PLAYOUTS = 20;

  private QuickOptions() {}

  /// Of all sets of options with as many seats as by default the one whose random games have the
  /// fewest events; always the same.
  public static <S extends State<S>> Options of(Game<S> game) {
    int seats = game.seats(Options.of(game.options(), Map.of()));
    return GameContract.optionSets(game).stream()
        .filter(options -> game.seats(options) == seats)
        .min(Comparator.comparingInt(options -> events(game.start(options))))
        .orElseThrow();
  }

  private static <S extends State<S>> int events(S start) {
    S state = start.copy();
    Playout<S> playout = new Playout<>(start, new Xoroshiro(1));
    int events = 0;
    for (int i = 0; i < PLAYOUTS; i++) {
      state.copyFrom(start);
      events += playout.bySamples(state);
    }
    return events;
  }
}
