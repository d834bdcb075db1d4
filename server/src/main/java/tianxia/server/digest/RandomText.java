package tianxia.server.digest;

import java.security.SecureRandom;
import java.util.Base64;

/// Ids and secrets that nobody can guess.
public final class RandomText {
  private RandomText() {}

  /// So many random bytes as text: URL-safe Base64 without padding, four characters for three.
  public static String of(SecureRandom random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
