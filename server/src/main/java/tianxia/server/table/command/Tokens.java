package tianxia.server.table.command;

import java.security.SecureRandom;
import tianxia.server.digest.RandomText;

/// Ids, tokens and codes. Tokens have enough entropy for a plain hash to protect them in the store
/// ([tianxia.server.digest.KeptHash]).
public final class Tokens {
  private static final int TOKEN_BYTES = 18;
  private static final int TABLE_BYTES = 12;

  private Tokens() {}

  /// 144 random bits in 24 characters of A–Z a–z 0–9 - _.
  public static String token(SecureRandom random) {
    return RandomText.of(random, TOKEN_BYTES);
  }

  /// A table's id: 96 random bits in 16 characters.
  public static String table(SecureRandom random) {
    return RandomText.of(random, TABLE_BYTES);
  }
}
