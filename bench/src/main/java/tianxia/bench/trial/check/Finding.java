package tianxia.bench.trial.check;

/// Something that must not be.
///
/// @param kind what it is an instance of
/// @param table where; empty if at none
public record Finding(Kind kind, String table, String what) {
  public enum Kind {
    LOST("acknowledged actions lost", false),
    MISPLACED("acknowledged actions in another place", false),
    DOUBLED("commands carried out twice", false),
    REVIVED("refused commands carried out", true),
    UNORDERED("logs with gaps, or against the rules", false),
    INTERLEAVED("entries of an earlier epoch after a later one", false),
    UNFENCED("entries that another than the owner wrote", false),
    TOLD_WRONG("players who were told what is not in the log", true),
    DIFFERENT("tables that a node shows differently", true),
    STUCK("tables that did not go on", true);

    private final String meaning;
    private final boolean ofCluster;

    /// @param ofCluster whether it must not be only where nodes know of each other. If not, a node
    ///   that has lost a table shows and refuses by what it had, until it writes
    Kind(String meaning, boolean ofCluster) {
      this.meaning = meaning;
      this.ofCluster = ofCluster;
    }

    public boolean ofCluster() {
      return ofCluster;
    }

    public String meaning() {
      return meaning;
    }
  }

  @Override
  public String toString() {
    return kind.meaning() + (table.isEmpty() ? "" : ", table " + table) + ": " + what;
  }
}
