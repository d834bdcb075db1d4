package tianxia.server.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;

/// A secret that somebody shows, to be compared with what is kept of secrets.
public final class Shown {
  private final String secret;
  private final List<String> kept;

  private Shown(String secret) {
    this.secret = secret;
    this.kept = KeptHash.all(secret);
  }

  public static Shown of(String secret) {
    return new Shown(secret);
  }

  /// Whether this was kept of it. Takes as long for a wrong one as for the right one.
  public boolean opens(String hash) {
    String named = KeptHash.named(hash);
    boolean opens = false;
    for (String each : kept) {
      opens |= equal(each, named);
    }
    return opens;
  }

  /// Whether it is this very text.
  public boolean is(String text) {
    return equal(secret, text);
  }

  private static boolean equal(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
