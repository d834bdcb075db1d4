package tianxia.server.tournament.pairing.matching;

import java.util.Arrays;

/// What a choice costs, criterion by criterion: the first matters most.
public final class Digits {
  private int[] values = new int[16];
  private int count;

  public Digits add(int value) {
    if (value < 0) {
      throw new IllegalArgumentException("a cost below nothing: " + value);
    }
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
    }
    values[count++] = value;
    return this;
  }

  public Digits add(boolean value) {
    return add(value ? 1 : 0);
  }

  /// One digit for each of several things in their order, 1 at the given one.
  ///
  /// @param at where the 1 is; none if negative
  public Digits addAt(int at, int of) {
    return addAt(at, of, 1);
  }

  public Digits addAt(int at, int of, int value) {
    for (int i = 0; i < of; i++) {
      add(i == at ? value : 0);
    }
    return this;
  }

  public int[] toArray() {
    return Arrays.copyOf(values, count);
  }
}
