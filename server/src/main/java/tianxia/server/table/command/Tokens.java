package tianxia.server.table.command;

import java.security.SecureRandom;
import java.util.Base64;

/// Ids, tokens and codes. Tokens have enough entropy for a plain hash to protect them in the store
/// ([tianxia.server.digest.KeptHash]).
public final class Tokens {
  private static final int TOKEN_BYTES = 18;
  private static final int TABLE_BYTES = 12;

  private Tokens() {}

  /// 144 random bits in 24 characters of A–Z a–z 0–9 - _.
  public static String token(SecureRandom random) {
    return text(random, TOKEN_BYTES);
  }

  /// A table's id: 96 random bits in 16 characters.
  public static String table(SecureRandom random) {
    return text(random, TABLE_BYTES);
  }

  private static String text(SecureRandom random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
