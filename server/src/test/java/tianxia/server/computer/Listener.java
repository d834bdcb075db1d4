package tianxia.server.computer;

import java.util.List;

/// A requester with its own table; any callback that a test does not override fails.
public class Listener implements Requester {
  private final String table;

  public Listener(String table) {
    this.table = table;
  }

  @Override
  public String party() {
    return table;
  }

  @Override
  public String table() {
    return table;
  }

  @Override
  public Priority urgency() {
    return Priority.PRESENT;
  }

  @Override
  public void begins(long millis) {}

  @Override
  public void chooses(List<String> actions, long nanos) {
    throw new AssertionError("an answer for " + table);
  }

  @Override
  public void fails(Throwable cause) {
    throw new AssertionError(table, cause);
  }

  @Override
  public void unwanted() {
    throw new AssertionError("not wanted: " + table);
  }

  @Override
  public void turnedAway() {
    throw new AssertionError("turned away: " + table);
  }
}
