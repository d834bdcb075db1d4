package tianxia.bench.trial.player;

import java.util.Arrays;

/// Numbers in order, of which there may be millions.
public final class IntList {
  private int[] values = new int[8];
  private int size;

  public void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return values[index];
  }

  void set(int index, int value) {
    values[index] = value;
  }
}
