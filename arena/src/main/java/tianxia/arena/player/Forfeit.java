package tianxia.arena.player;

/// What a player throws that can't go on; it loses the game.
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  /// @param reason in a line
  Forfeit(String reason) {
    super(reason, null, false, false);
    this.reason = reason;
  }

  public String reason() {
    return reason;
  }
}
