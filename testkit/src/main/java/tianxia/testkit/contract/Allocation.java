package tianxia.testkit.contract;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.Expect;

/// A warm playout allocates no memory, whether it lists or samples actions.
final class Allocation {
  private static final int WARM = 200;
  private static final int MEASURED = 100;
  private static final int ROUNDS = 5;

  private Allocation() {}

  static <S extends State<S>> void none(Game<S> game, Options options) {
    S start = game.start(options);
    S state = start.copy();
    Playout<S> playout = new Playout<>(start, new Xoroshiro(1));
    play(playout, start, state, WARM);
    // The virtual machine itself may allocate in one round (a class loaded late); allocations of
    // the game show in every round.
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      least = Math.min(least, play(playout, start, state, MEASURED));
    }
    long bytes = least;
    Expect.that(
        bytes == 0,
        () -> bytes + " bytes allocated in " + 2 * MEASURED + " playouts of " + options);
  }

  private static <S extends State<S>> long play(
      Playout<S> playout, S start, S state, int playouts) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < playouts; i++) {
      state.copyFrom(start);
      playout.byLists(state);
      state.copyFrom(start);
      playout.bySamples(state);
    }
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
