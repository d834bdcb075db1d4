package tianxia.server.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// A secret that somebody shows, to be compared with what is kept of secrets.
public final class Shown {
  private final String secret;

  /// What is kept of it by the hash that is written, as bytes.
  private final byte[] kept;

  private Shown(String secret) {
    this.secret = secret;
    this.kept = bytes(KeptHash.of(secret));
  }

  public static Shown of(String secret) {
    return new Shown(secret);
  }

  /// Whether this was kept of it. Takes as long for a wrong one as for the right one.
  public boolean opens(String hash) {
    String named = KeptHash.named(hash);
    if (KeptHash.isWritten(named)) {
      return MessageDigest.isEqual(kept, bytes(named));
    }
    boolean opens = false;
    for (String each : KeptHash.all(secret)) {
      opens |= equal(each, named);
    }
    return opens;
  }

  /// Whether it is this very text.
  public boolean is(String text) {
    return equal(secret, text);
  }

  private static boolean equal(String one, String other) {
    return MessageDigest.isEqual(bytes(one), bytes(other));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
