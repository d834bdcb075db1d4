package tianxia.server.message;

/// Why a command was not carried out.
public enum RefusedCode {
  /// Not legal by the game's rules.
  ILLEGAL("illegal"),
  /// Based on a position that is gone; a whole frame follows on the socket that it came by.
  STALE("stale"),
  /// Not for this viewer, or not now.
  NOT_ALLOWED("not-allowed"),
  /// Too many commands.
  SLOW_DOWN("slow-down"),
  /// The message itself is wrong.
  MALFORMED("malformed");

  private final String code;

  RefusedCode(String code) {
    this.code = code;
  }

  /// As it stands on the wire.
  public String code() {
    return code;
  }
}
