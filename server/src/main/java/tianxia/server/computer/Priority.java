package tianxia.server.computer;

/// How soon a computer's answer is wanted, the most urgent first. Derived from who is at the table
/// now, so it may change while a request waits.
public enum Priority {
  /// A person with a seat is present.
  PRESENT,
  /// The same, and it is the person's own choice: computers' moves go first.
  ADVICE,
  /// Only spectators are present.
  WATCHED,
  /// Nobody is present, but a person has a seat and may come back.
  AWAY,
  /// Nobody waits for the answer: it is not computed.
  NONE
}
