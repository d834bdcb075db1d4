package tianxia.testkit;

import java.util.function.Supplier;

/// Plain checks for the hot loops of the contract: messages are built only on failure.
public final class Expect {
  private Expect() {}

  public static void that(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise.get());
    }
  }

  public static void equal(Object actual, Object expected, Supplier<String> what) {
    if (!actual.equals(expected)) {
      throw new AssertionError(what.get() + "\n  expected " + expected + "\n  but was  " + actual);
    }
  }
}
