package tianxia.testkit.contract;

import java.util.Comparator;
import java.util.Map;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

/// The options with the shortest games, for tests that play whole games of every kind and do not
/// depend on the options.
public final class QuickOptions {
  private static final int PLAYOUTS = 20;

  private QuickOptions() {}

  /// Among all sets of options with the default number of seats, the one whose random games have
  /// the fewest events; deterministic.
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
