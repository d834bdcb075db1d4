package tianxia.server.notice;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// A browser's half of a subscription: has the private key, and decrypts what comes (RFC 8291 and
/// 8188), by the letter of the standards and without the library that encrypts.
public final class Browser {
  private final ECPrivateKey priv;
  private final byte[] pub;
  private final byte[] secret;

  private Browser(ECPrivateKey priv, byte[] pub, byte[] secret) {
    this.priv = priv;
    this.pub = pub;
    this.secret = secret;
  }

  /// With fresh keys.
  public static Browser fresh() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      KeyPair pair = generator.generateKeyPair();
      byte[] secret = new byte[16];
      new SecureRandom().nextBytes(secret);
      return new Browser(
          (ECPrivateKey) pair.getPrivate(), point((ECPublicKey) pair.getPublic()), secret);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /// With given keys, Base64url.
  static Browser of(String priv, String pub, String secret) throws GeneralSecurityException {
    BigInteger number = new BigInteger(1, bytes(priv));
    ECPrivateKey key =
        (ECPrivateKey)
            KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(number, curve()));
    return new Browser(key, bytes(pub), bytes(secret));
  }

  static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static ECParameterSpec curve() throws GeneralSecurityException {
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
    parameters.init(new ECGenParameterSpec("secp256r1"));
    return parameters.getParameterSpec(ECParameterSpec.class);
  }

  /// The public key of an uncompressed point.
  static ECPublicKey key(byte[] point) throws GeneralSecurityException {
    ECPoint at =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
            new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
    return (ECPublicKey)
        KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(at, curve()));
  }

  private static byte[] point(ECPublicKey key) {
    ByteBuffer point = ByteBuffer.allocate(65).put((byte) 4);
    for (BigInteger part : new BigInteger[] {key.getW().getAffineX(), key.getW().getAffineY()}) {
      byte[] bytes = part.toByteArray();
      byte[] whole = new byte[32];
      int length = Math.min(32, bytes.length);
      System.arraycopy(bytes, bytes.length - length, whole, 32 - length, length);
      point.put(whole);
    }
    return point.array();
  }

  /// Its `p256dh`.
  public String key() {
    return text(pub);
  }

  /// Its `auth`.
  public String secret() {
    return text(secret);
  }

  /// The text of a body in `aes128gcm`.
  String decrypt(byte[] body) throws GeneralSecurityException {
    byte[] salt = Arrays.copyOfRange(body, 0, 16);
    int length = body[20] & 0xff;
    byte[] sender = Arrays.copyOfRange(body, 21, 21 + length);
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(priv);
    agreement.doPhase(key(sender), true);
    byte[] info = concat(ascii("WebPush: info\0"), pub, sender);
    byte[] input = expand(mac(secret, agreement.generateSecret()), info, 32);
    byte[] base = mac(salt, input);
    byte[] key = expand(base, ascii("Content-Encoding: aes128gcm\0"), 16);
    byte[] nonce = expand(base, ascii("Content-Encoding: nonce\0"), 12);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    byte[] padded = cipher.doFinal(body, 21 + length, body.length - 21 - length);
    int end = padded.length - 1;
    while (padded[end] == 0) {
      end--;
    }
    if (padded[end] != 2) {
      throw new GeneralSecurityException("not the last record");
    }
    return new String(padded, 0, end, StandardCharsets.UTF_8);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] concat(byte[]... parts) {
    int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
    ByteBuffer all = ByteBuffer.allocate(length);
    for (byte[] part : parts) {
      all.put(part);
    }
    return all.array();
  }

  private static byte[] mac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  /// The first block of HKDF's expansion, which is all that is needed.
  private static byte[] expand(byte[] key, byte[] info, int length)
      throws GeneralSecurityException {
    return Arrays.copyOf(mac(key, concat(info, new byte[] {1})), length);
  }
}
