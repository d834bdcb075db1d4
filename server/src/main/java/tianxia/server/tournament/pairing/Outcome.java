package tianxia.server.tournament.pairing;

/// How a game ended for one of its two players.
public enum Outcome {
  WIN(2),
  /// A shared win.
  DRAW(1),
  LOSS(0);

  private final int halves;

  Outcome(int halves) {
    this.halves = halves;
  }

  /// Points in halves, so that they add up exactly.
  public int halves() {
    return halves;
  }

  /// The same game, seen by the other player.
  public Outcome opposite() {
    return switch (this) {
      case WIN -> LOSS;
      case DRAW -> DRAW;
      case LOSS -> WIN;
    };
  }
}
