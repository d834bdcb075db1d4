package tianxia.server.http.api.call;

/// The codes of problems that arise before a table is involved; those of tables are in
/// [tianxia.server.message.Problem].
public final class HttpProblemCodes {
  private HttpProblemCodes() {}

  public static final String UNKNOWN_PATH = "unknown-path";
  public static final String WRONG_METHOD = "wrong-method";
  public static final String WRONG_ORIGIN = "wrong-origin";
  public static final String WRONG_HOST = "wrong-host";
  public static final String WRONG_TYPE = "wrong-type";
  public static final String TOO_LARGE = "too-large";
  static final String UPGRADE = "upgrade";
  public static final String INTERNAL = "internal";
}
