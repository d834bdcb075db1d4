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
  MALFORMED("malformed"),
  /// Free words are for those with an account, and for players at tables that are not open to all.
  TALK_ACCOUNT("talk-account"),
  /// Nothing is said, or too much at a time.
  TALK_LENGTH("talk-length"),
  /// A character that is not seen, or that turns text around.
  TALK_CHARACTERS("talk-characters"),
  /// Too much in too short a time.
  TALK_SLOW("talk-slow"),
  /// The host has taken the word from whoever says it.
  TALK_SILENCED("talk-silenced");

  private final String code;

  RefusedCode(String code) {
    this.code = code;
  }

  /// The code on the wire.
  public String code() {
    return code;
  }
}
