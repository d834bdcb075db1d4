package tianxia.bench.trial;

/// Something that must not be.
///
/// @param kind what it is an instance of
/// @param table where; empty if at none
record Finding(Kind kind, String table, String what) {
  enum Kind {
    LOST("acknowledged actions lost"),
    MISPLACED("acknowledged actions in another place"),
    DOUBLED("commands carried out twice"),
    REVIVED("refused commands carried out"),
    UNORDERED("logs with gaps, or against the rules"),
    INTERLEAVED("entries of an earlier epoch after a later one"),
    UNFENCED("entries that another than the owner wrote"),
    TOLD_WRONG("players who were told what is not in the log"),
    DIFFERENT("tables that a node shows differently"),
    STUCK("tables that did not go on");

    private final String meaning;

    Kind(String meaning) {
      this.meaning = meaning;
    }

    String meaning() {
      return meaning;
    }
  }

  @Override
  public String toString() {
    return kind.meaning() + (table.isEmpty() ? "" : ", table " + table) + ": " + what;
  }
}
