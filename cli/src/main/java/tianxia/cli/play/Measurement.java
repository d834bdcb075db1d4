package tianxia.cli.play;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

/// The results of uniform playouts from one position.
///
/// @param decisions of seats; draws are not counted
/// @param meanLegal legal actions per decision
/// @param bytes allocated in all measured playouts
public record Measurement(
    long playouts,
    long decisions,
    double seconds,
    double meanLegal,
    int greatestLegal,
    long bytes) {
  private static final int COUNTED = 500;
  private static final int BATCH = 50;

  /// Warms up for half of the time, counts decisions, then measures for the other half.
  public static <S extends State<S>> Measurement of(S start, long nanos) {
    RandomGenerator random = new Xoroshiro(1);
    Playout<S> playout = new Playout<>(start, random);
    S state = start.copy();
    batches(playout, start, state, nanos / 2);
    Count count = Count.of(start, state, random);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long bytes = threads.getCurrentThreadAllocatedBytes();
    long from = System.nanoTime();
    long playouts = batches(playout, start, state, nanos / 2);
    double seconds = (System.nanoTime() - from) / 1e9;
    return new Measurement(
        playouts,
        Math.round(playouts * count.decisionsEach()),
        seconds,
        count.meanLegal(),
        count.greatest(),
        threads.getCurrentThreadAllocatedBytes() - bytes);
  }

  private static <S extends State<S>> long batches(
      Playout<S> playout, S start, S state, long nanos) {
    long until = System.nanoTime() + nanos;
    long playouts = 0;
    do {
      for (int i = 0; i < BATCH; i++) {
        state.copyFrom(start);
        playout.byLists(state);
      }
      playouts += BATCH;
    } while (System.nanoTime() < until);
    return playouts;
  }

  private record Count(double decisionsEach, double meanLegal, int greatest) {
    static <S extends State<S>> Count of(S start, S state, RandomGenerator random) {
      int[] legal = new int[start.maxLegal()];
      long decisions = 0;
      long listed = 0;
      int greatest = 0;
      for (int i = 0; i < COUNTED; i++) {
        state.copyFrom(start);
        while (state.actors() != 0) {
          int actor = Actors.first(state.actors());
          if (actor != Actors.CHANCE) {
            int count = state.legalActions(actor, legal);
            decisions++;
            listed += count;
            greatest = Math.max(greatest, count);
          }
          state.apply(actor, state.sample(actor, random));
        }
      }
      return new Count((double) decisions / COUNTED, (double) listed / decisions, greatest);
    }
  }
}
