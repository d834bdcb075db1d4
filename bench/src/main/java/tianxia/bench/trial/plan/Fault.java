package tianxia.bench.trial.plan;

import java.util.Locale;

/// What is done to a cluster, or to what it stands on.
public enum Fault {
  QUIET("nothing, for comparison"),
  KILL_OLDEST("kill -9 of the oldest node"),
  KILL_YOUNGEST("kill -9 of the youngest node"),
  ROLL("SIGTERM"),
  UPGRADE("SIGTERM, and another version"),
  PAUSE("SIGSTOP for longer than the lease"),
  CLOCK("a new process, a minute off"),
  NETWORK_CUT("a node cut off from the others"),
  STORE_CUT("a node cut off from PostgreSQL"),
  STORE_SLOW("PostgreSQL answers slowly"),
  STORE_KILL("kill -9 of PostgreSQL"),
  DISK_FULL("PostgreSQL's disk is full");

  private final String meaning;

  Fault(String meaning) {
    this.meaning = meaning;
  }

  /// In words.
  public String meaning() {
    return meaning;
  }

  /// Its name in options and results.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The fault of a name.
  ///
  /// @throws IllegalArgumentException if there is none
  static Fault of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /// Whether it is the sudden end of a node.
  public boolean kill() {
    return this == KILL_OLDEST || this == KILL_YOUNGEST;
  }
}
