package tianxia.testkit.nim;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.kernel.OpenState;

/// A position of [Nim], with any heaps. The action `16 * heap + taken` takes pieces from one heap.
public final class NimState implements OpenState<NimState> {
  static final int STRIDE = 16;

  private final int[] heaps;
  private int left;
  private int turn = 1;

  /// @param heaps the sizes of the heaps, each at most 15
  public NimState(int... heaps) {
    this.heaps = heaps.clone();
    left = Arrays.stream(heaps).sum();
  }

  /// The number of heaps, including empty ones.
  int heaps() {
    return heaps.length;
  }

  /// The size of a heap.
  ///
  /// @param heap from 0
  int heap(int heap) {
    return heaps[heap];
  }

  /// The seat to move; at the end, the one that would move next.
  int turn() {
    return turn;
  }

  /// The exclusive or of the heaps: 0 if and only if the seat to move loses against perfect play.
  public int nimSum() {
    int sum = 0;
    for (int heap : heaps) {
      sum ^= heap;
    }
    return sum;
  }

  @Override
  public int actors() {
    return left == 0 ? 0 : 1 << turn;
  }

  @Override
  public int winners() {
    return left == 0 ? 1 << 3 - turn : 0;
  }

  @Override
  public int maxLegal() {
    return STRIDE * heaps.length;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    int count = 0;
    for (int heap = 0; heap < heaps.length && actor == turn; heap++) {
      for (int taken = 1; taken <= heaps[heap]; taken++) {
        out[count++] = STRIDE * heap + taken;
      }
    }
    return count;
  }

  /// One action per piece: taking it with all pieces below it.
  @Override
  public int sample(int actor, RandomGenerator random) {
    int piece = random.nextInt(left);
    int heap = 0;
    while (piece >= heaps[heap]) {
      piece -= heaps[heap++];
    }
    return STRIDE * heap + piece + 1;
  }

  @Override
  public void apply(int actor, int action) {
    heaps[action / STRIDE] -= action % STRIDE;
    left -= action % STRIDE;
    turn = 3 - turn;
  }

  @Override
  public NimState copy() {
    NimState copy = new NimState(heaps);
    copy.turn = turn;
    return copy;
  }

  @Override
  public void copyFrom(NimState other) {
    System.arraycopy(other.heaps, 0, heaps, 0, heaps.length);
    left = other.left;
    turn = other.turn;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NimState state
        && turn == state.turn
        && Arrays.equals(heaps, state.heaps);
  }

  @Override
  public int hashCode() {
    return 3 * Arrays.hashCode(heaps) + turn;
  }
}
