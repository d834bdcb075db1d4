package tianxia.testkit;

import java.util.function.Supplier;

/// Plain checks for the hot loops of the contract: a message is made only where a check fails.
final class Expect {
  private Expect() {}

  static void that(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise.get());
    }
  }

  static void equal(Object actual, Object expected, Supplier<String> what) {
    if (!actual.equals(expected)) {
      throw new AssertionError(what.get() + "\n  expected " + expected + "\n  but was  " + actual);
    }
  }
}
