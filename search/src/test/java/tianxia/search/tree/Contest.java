package tianxia.search.tree;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.kernel.State;

/// Both seats secretly make a sequence of choices, simultaneously; then chance decides the winner,
/// depending on the choices. Represents any matrix game whose values are probabilities.
final class Contest implements State<Contest> {
  /// Unknown to this seat.
  private static final int HIDDEN = -2;

  private final int arity;
  private final int length;

  /// By the sequences, as numbers in base `arity`: seat 1's chances out of `total`.
  private final int[][] chances;

  private final int total;
  private final int[] rows = new int[2];
  private final int[] chosen = new int[2];
  private int winner;

  private Contest(int arity, int length, int total, int[][] chances) {
    this.arity = arity;
    this.length = length;
    this.total = total;
    this.chances = chances;
  }

  /// One choice each.
  static Contest of(int total, int[]... chances) {
    return new Contest(chances.length, 1, total, chances);
  }

  /// Two choices each, between two.
  static Contest twice(int total, int[]... chances) {
    return new Contest(2, 2, total, chances);
  }

  @Override
  public int actors() {
    int open = (chosen[0] < length ? 0b010 : 0) | (chosen[1] < length ? 0b100 : 0);
    return open != 0 ? open : winner == 0 ? 1 : 0;
  }

  @Override
  public int maxLegal() {
    return 8;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    int count = actor == 0 ? 2 : arity;
    for (int i = 0; i < count; i++) {
      out[i] = i;
    }
    return count;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    return actor == 0
        ? random.nextInt(total) < chances[rows[0]][rows[1]] ? 0 : 1
        : random.nextInt(arity);
  }

  @Override
  public void apply(int actor, int action) {
    if (actor == 0) {
      winner = action + 1;
    } else {
      rows[actor - 1] = rows[actor - 1] * arity + action;
      chosen[actor - 1]++;
    }
  }

  @Override
  public int weight(int outcome) {
    int first = chances[rows[0]][rows[1]];
    return outcome == 0 ? first : total - first;
  }

  @Override
  public int winners() {
    return winner == 0 ? 0 : 1 << winner;
  }

  @Override
  public void forget(int seat) {
    if (actors() > 1 && chosen[2 - seat] > 0) {
      rows[2 - seat] = HIDDEN;
    }
  }

  @Override
  public void imagine(RandomGenerator random) {
    for (int seat = 0; seat < 2; seat++) {
      if (rows[seat] == HIDDEN) {
        rows[seat] = 0;
        for (int i = 0; i < chosen[seat]; i++) {
          rows[seat] = rows[seat] * arity + random.nextInt(arity);
        }
      }
    }
  }

  @Override
  public int reopen(int seat, int[] own) {
    int made = chosen[seat - 1];
    int row = rows[seat - 1];
    for (int i = made - 1; i >= 0; i--) {
      own[i] = row % arity;
      row /= arity;
    }
    Arrays.fill(rows, 0);
    Arrays.fill(chosen, 0);
    return made;
  }

  @Override
  public Contest copy() {
    Contest copy = new Contest(arity, length, total, chances);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Contest other) {
    System.arraycopy(other.rows, 0, rows, 0, 2);
    System.arraycopy(other.chosen, 0, chosen, 0, 2);
    winner = other.winner;
  }
}
