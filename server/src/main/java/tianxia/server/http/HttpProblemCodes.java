package tianxia.server.http;

/// The codes of problems that arise before a table is asked; those of tables are in
/// [tianxia.server.message.Problem].
final class HttpProblemCodes {
  private HttpProblemCodes() {}

  static final String UNKNOWN_PATH = "unknown-path";
  static final String WRONG_METHOD = "wrong-method";
  static final String WRONG_ORIGIN = "wrong-origin";
  static final String WRONG_HOST = "wrong-host";
  static final String WRONG_TYPE = "wrong-type";
  static final String TOO_LARGE = "too-large";
  static final String UPGRADE = "upgrade";
  static final String INTERNAL = "internal";
}
