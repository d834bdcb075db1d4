package tianxia.arena.player;

/// Thrown by a player that cannot continue; it loses the game.
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  /// @param reason in one line
  Forfeit(String reason) {
    super(reason, null, false, false);
    this.reason = reason;
  }

  public String reason() {
    return reason;
  }
}
