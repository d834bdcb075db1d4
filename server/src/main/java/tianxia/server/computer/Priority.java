package tianxia.server.computer;

/// How soon a computer's answer is wanted, the most urgent first. Made from who is at the table
/// now, so it may change while a question waits.
public enum Priority {
  /// A person who sits at the table is there.
  PRESENT,
  /// None is, but somebody watches.
  WATCHED,
  /// Nobody is there; a person has a seat and will come back.
  AWAY,
  /// Nobody waits for the answer: it is not thought about.
  NONE
}
