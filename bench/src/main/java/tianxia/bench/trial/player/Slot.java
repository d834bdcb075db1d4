package tianxia.bench.trial.player;

import java.util.function.Supplier;

/// A place where one table is played after the other, with how long its players have had to wait
/// since the last fault. Thread-safe.
public final class Slot {
  private final int number;
  private long began;
  private long last;
  private long first;
  private long longest;
  private long answer;
  private Runnable shake = () -> {};
  private String table = "";
  private Supplier<String> state = () -> "";

  /// @param number from 0
  public Slot(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }

  /// A fault occurs now.
  public synchronized void begin(long now) {
    began = now;
    last = now;
    first = 0;
    longest = 0;
    answer = 0;
  }

  /// A command was acknowledged.
  ///
  /// @param waited since its player asked for the first time
  synchronized void acknowledged(long now, long waited) {
    answer = Math.max(answer, waited);
    if (first == 0) {
      first = Math.max(1, now - began);
    }
    longest = Math.max(longest, now - last);
    last = now;
  }

  /// Whether anything was acknowledged since the fault.
  public synchronized boolean wentOn() {
    return first != 0;
  }

  /// From the fault to the next acknowledgement; to now, if there was none.
  public synchronized long first(long now) {
    return first == 0 ? now - began : first;
  }

  /// The longest time without one that ended, or is going on.
  public synchronized long longest(long now) {
    return Math.max(longest, now - last);
  }

  /// How long a player has waited for an answer, at most.
  public synchronized long answer() {
    return answer;
  }

  /// Sets which table is played, how its players' connections can be ended, and where they stand.
  synchronized void at(String id, Runnable ending, Supplier<String> players) {
    table = id;
    shake = ending;
    state = players;
  }

  /// Ends its players' connections, so that they try again.
  public void shake() {
    Runnable how;
    synchronized (this) {
      how = shake;
    }
    how.run();
  }

  public synchronized String table() {
    return table;
  }

  /// Where its players stand.
  public String state() {
    Supplier<String> players;
    synchronized (this) {
      players = state;
    }
    return players.get();
  }
}
