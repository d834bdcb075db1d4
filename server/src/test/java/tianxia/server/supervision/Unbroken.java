package tianxia.server.supervision;

/// For tests in which no part fails: a part that ends is a test failure.
public final class Unbroken implements FatalFailureListener {
  @Override
  public void lost(String part, Throwable cause) {
    throw new AssertionError(part + " has ended", cause);
  }
}
