package tianxia.cli.play;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256, truncated as in traces.
public final class Sha256 {
  private static final int SHOWN_BYTES = 8;

  private final MessageDigest digest;

  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// The first 16 hexadecimal digits of the hash.
  public String prefix(byte[] bytes, int length) {
    digest.update(bytes, 0, length);
    return HexFormat.of().formatHex(digest.digest(), 0, SHOWN_BYTES);
  }
}
