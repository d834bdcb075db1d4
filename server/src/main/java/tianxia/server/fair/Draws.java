package tianxia.server.fair;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.IntFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tianxia.kernel.Chance;

/// The draws of one table: a pure function from the draw's number and the outcomes there are to the
/// one that is drawn.
///
/// Draw n takes HMAC-SHA-256 under the secret of the table's id, the nonces by seat, n and the
/// attempt, as an unsigned big-endian number of 256 bits; values that would favour some items are
/// rejected and the next attempt is taken; the rest modulo the number of items picks one, the items
/// in the order of their notation, each as often as it is there.
public final class Draws {
  /// The nonce of a seat that contributes none, such as a computer's.
  public static final String NO_NONCE = "0".repeat(32);

  private static final BigInteger RANGE = BigInteger.TWO.pow(256);

  private final Secret secret;
  private final byte[] prefix;

  /// The draws of a table.
  ///
  /// @param table the table's id
  /// @param nonces by seat from seat 1: 32 hexadecimal digits each
  public Draws(Secret secret, String table, List<String> nonces) {
    this.secret = secret;
    byte[] id = table.getBytes(StandardCharsets.UTF_8);
    ByteBuffer buffer = ByteBuffer.allocate(id.length + 16 * nonces.size()).put(id);
    for (String nonce : nonces) {
      byte[] bytes = HexFormat.of().parseHex(nonce);
      if (bytes.length != 16) {
        throw new IllegalArgumentException("a nonce must have 32 hexadecimal digits");
      }
      buffer.put(bytes);
    }
    this.prefix = buffer.array();
  }

  /// The outcome of draw `n`.
  ///
  /// @param n how many draws of the table there are with this one, from 1
  /// @param outcomes as [Chance#outcomes] gives them; not empty
  public Chance.Outcome draw(int n, List<Chance.Outcome> outcomes) {
    int items = outcomes.stream().mapToInt(Chance.Outcome::weight).sum();
    int item = pick(items, attempt -> hash(n, attempt));
    for (Chance.Outcome outcome : outcomes) {
      item -= outcome.weight();
      if (item < 0) {
        return outcome;
      }
    }
    throw new IllegalStateException("no outcomes");
  }

  /// HMAC-SHA-256(secret, table ‖ nonces ‖ n ‖ attempt), both numbers in four bytes, big-endian.
  byte[] hash(int n, int attempt) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.bytes(), "HmacSHA256"));
      mac.update(prefix);
      return mac.doFinal(ByteBuffer.allocate(8).putInt(n).putInt(attempt).array());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HMAC-SHA-256", e);
    }
  }

  /// A number from 0 to `items` − 1 from the first hash, attempts counted from 0, that lies below
  /// the greatest multiple of `items` in range.
  static int pick(int items, IntFunction<byte[]> hashes) {
    BigInteger count = BigInteger.valueOf(items);
    BigInteger limit = RANGE.subtract(RANGE.mod(count));
    for (int attempt = 0; ; attempt++) {
      BigInteger value = new BigInteger(1, hashes.apply(attempt));
      if (value.compareTo(limit) < 0) {
        return value.mod(count).intValueExact();
      }
    }
  }
}
