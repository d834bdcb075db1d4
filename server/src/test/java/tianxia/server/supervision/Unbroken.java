package tianxia.server.supervision;

/// The owner in tests that break nothing: a part that ends there is a fault.
public final class Unbroken implements FatalFailureListener {
  @Override
  public void lost(String part, Throwable cause) {
    throw new AssertionError(part + " has ended", cause);
  }
}
