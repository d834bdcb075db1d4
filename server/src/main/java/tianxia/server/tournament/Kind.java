package tianxia.server.tournament;

/// How a tournament goes.
public enum Kind {
  ROUND_ROBIN,
  DOUBLE_ROUND_ROBIN,
  SWISS,
  KNOCK_OUT,
  /// Tables of three and four.
  GROUPS;

  /// Whether somebody may enter once it has begun.
  public boolean takesLateEntries() {
    return this == SWISS || this == GROUPS;
  }

  /// Whether the maker says how many rounds there are; otherwise they follow from the field.
  public boolean countsRounds() {
    return takesLateEntries();
  }
}
