package tianxia.server.tournament.pairing;

/// Two who meet.
///
/// @param first who has the first seat: the pairing number
/// @param second who has the other one
public record Pair(int first, int second) {
  /// The same players with the seats exchanged.
  public Pair reversed() {
    return new Pair(second, first);
  }

  /// Whether somebody is one of the two.
  public boolean has(int number) {
    return first == number || second == number;
  }
}
