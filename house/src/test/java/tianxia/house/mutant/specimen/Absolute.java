package tianxia.house.mutant.specimen;

/// Has a mutant that no test can kill: with `n <= 0` it does the same.
final class Absolute {
  private Absolute() {}

  static int of(int n) {
    return n < 0 ? -n : n;
  }
}
