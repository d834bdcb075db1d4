package tianxia.server.message;

/// Why a command was not carried out.
public enum RefusedCode {
  /// Illegal by the game's rules.
  ILLEGAL("illegal"),
  /// Based on an outdated position; a whole frame follows on the socket that it came from.
  STALE("stale"),
  /// Not allowed for this viewer, or not now.
  NOT_ALLOWED("not-allowed"),
  /// Too many commands.
  SLOW_DOWN("slow-down"),
  /// The message itself is malformed.
  MALFORMED("malformed");

  private final String code;

  RefusedCode(String code) {
    this.code = code;
  }

  /// The code on the wire.
  public String code() {
    return code;
  }
}
