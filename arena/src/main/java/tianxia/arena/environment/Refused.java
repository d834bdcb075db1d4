package tianxia.arena.environment;

import tianxia.kernel.json.CanonicalJson;

/// The answer to an invalid request.
final class Refused {
  private Refused() {}

  static CanonicalJson write(CanonicalJson out, String code, String why) {
    out.beginObject().key("code").value(code).key("message").value(why);
    return out.key("type").value("refused").endObject();
  }
}
