package tianxia.server.fair;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The hash that secrets and nonces are committed to by.
final class Digest {
  private Digest() {}

  /// SHA-256 of what the hexadecimal digits stand for: 64 digits in lower case.
  ///
  /// @throws IllegalArgumentException if these are no hexadecimal digits of whole bytes
  static String ofHex(String hex) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(HexFormat.of().parseHex(hex)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
