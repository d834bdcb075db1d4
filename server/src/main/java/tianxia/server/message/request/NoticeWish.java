package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.Base64;
import java.util.Optional;

/// Where somebody wants to be told that a game waits.
///
/// @param kind `push` or `webhook`
/// @param endpoint the URL that a browser's push service, or a chat program, has given
/// @param key,secret of a browser's subscription (`p256dh`, `auth`), Base64url; without for a
///   webhook
/// @param language `en` or `fr`
@Json
public record NoticeWish(
    String kind, String endpoint, Optional<String> key, Optional<String> secret, String language) {
  private static final int POINT = 65;
  private static final int SECRET = 16;

  public NoticeWish {
    Checks.require("push".equals(kind) || "webhook".equals(kind), "kind must be push or webhook");
    Checks.present("endpoint", endpoint);
    Checks.require("en".equals(language) || "fr".equals(language), "language must be en or fr");
    boolean push = "push".equals(kind);
    Checks.require(
        push == key.isPresent() && push == secret.isPresent(),
        "a push has a key and a secret, a webhook has none");
    key.ifPresent(text -> Checks.require(length(text) == POINT, "key must be a point on P-256"));
    secret.ifPresent(
        text -> Checks.require(length(text) == SECRET, "secret must have " + SECRET + " bytes"));
  }

  private static int length(String text) {
    try {
      return text.length() > 2 * POINT ? 0 : Base64.getUrlDecoder().decode(text).length;
    } catch (IllegalArgumentException e) {
      return 0;
    }
  }
}
