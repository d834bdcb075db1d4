package tianxia.server.fair;

import java.security.SecureRandom;
import java.util.HexFormat;
import tianxia.server.digest.Sha256;

/// A table's secret: 256 bits from the system's secure generator. Shows its commitment, never
/// itself.
///
/// @param hex 64 hexadecimal digits in lower case
public record Secret(String hex) {
  private static final int BYTES = 32;

  public Secret {
    if (hex.length() != 2 * BYTES) {
      throw new IllegalArgumentException("a secret must have 64 hexadecimal digits");
    }
    HexFormat.of().parseHex(hex);
  }

  public static Secret random(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Secret(HexFormat.of().formatHex(bytes));
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  /// SHA-256 of the 32 bytes, hexadecimal.
  public String commitment() {
    return Sha256.ofHex(hex);
  }

  /// Hides the secret, in case it is logged by mistake.
  @Override
  public String toString() {
    return "Secret[commitment=" + commitment() + "]";
  }
}
