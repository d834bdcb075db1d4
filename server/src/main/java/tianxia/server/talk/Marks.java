package tianxia.server.talk;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What stands for an address, so that whoever runs the server can act against a guest without any
/// address being stored: a keyed hash of it. It is stored with a reported line and a measure alone.
final class Marks {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 16;

  private final SecretKeySpec key;

  Marks(String secret) {
    this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
  }

  String of(String address) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      byte[] all = mac.doFinal(address.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(all, 0, BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + ALGORITHM, e);
    }
  }
}
