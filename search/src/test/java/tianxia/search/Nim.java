package tianxia.search;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.kernel.State;

/// Nim with up to eight heaps: an action takes `action % 16` from heap `action / 16`; whoever takes
/// the last one wins. Its perfect play is known, so a search can be compared with it.
final class Nim implements State<Nim> {
  private final int[] heaps;
  private int turn = 1;

  Nim(int... heaps) {
    this.heaps = heaps.clone();
  }

  @Override
  public int actors() {
    return Arrays.stream(heaps).sum() == 0 ? 0 : 1 << turn;
  }

  @Override
  public int maxLegal() {
    return 128;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    int count = 0;
    for (int heap = 0; heap < heaps.length; heap++) {
      for (int taken = 1; taken <= heaps[heap]; taken++) {
        out[count++] = 16 * heap + taken;
      }
    }
    return count;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    int[] legal = new int[maxLegal()];
    return legal[random.nextInt(legalActions(actor, legal))];
  }

  @Override
  public void apply(int actor, int action) {
    heaps[action / 16] -= action % 16;
    turn = 3 - turn;
  }

  @Override
  public int weight(int outcome) {
    return 0;
  }

  @Override
  public int winners() {
    return actors() == 0 ? 1 << (3 - turn) : 0;
  }

  @Override
  public void forget(int seat) {}

  @Override
  public void imagine(RandomGenerator random) {}

  @Override
  public Nim copy() {
    Nim copy = new Nim(heaps);
    copy.turn = turn;
    return copy;
  }

  @Override
  public void copyFrom(Nim other) {
    System.arraycopy(other.heaps, 0, heaps, 0, heaps.length);
    turn = other.turn;
  }

  /// The exclusive or of the heaps: 0 exactly if the seat to move loses against perfect play.
  int nimber() {
    return Arrays.stream(heaps).reduce(0, (a, b) -> a ^ b);
  }
}
