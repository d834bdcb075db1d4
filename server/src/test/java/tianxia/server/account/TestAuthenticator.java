package tianxia.server.account;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;

/// A device with one passkey, in a browser that may lie about where it is. Written from the
/// specification (W3C, Web Authentication Level 3, 6.1 and 6.5), without the server's library.
public final class TestAuthenticator {
  private static final int PRESENT = 0x01;
  private static final int VERIFIED = 0x04;
  private static final int WITH_KEY = 0x40;

  private final byte[] id = new byte[16];
  private final KeyPair pair;
  private int counter;
  private boolean verifying = true;

  public TestAuthenticator() {
    new SecureRandom().nextBytes(id);
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      pair = generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  public String id() {
    return text(id);
  }

  /// Sets the counter back or ahead, as a copy of the device would have it.
  public void counter(int value) {
    counter = value;
  }

  /// Whether it asks for a PIN from now on, as a bare security key doesn't.
  public void verifying(boolean asks) {
    verifying = asks;
  }

  private int flags() {
    return verifying ? PRESENT | VERIFIED : PRESENT;
  }

  public PasskeyMade make(String origin, String host, String challenge) {
    ByteArrayOutputStream object = new ByteArrayOutputStream();
    byte[] data = authenticatorData(host, WITH_KEY | flags(), key());
    object.write(0xa3);
    text(object, "fmt");
    text(object, "none");
    text(object, "attStmt");
    object.write(0xa0);
    text(object, "authData");
    bytes(object, data);
    return new PasskeyMade(
        text(clientData("webauthn.create", origin, challenge)),
        text(object.toByteArray()),
        "a device");
  }

  public PasskeyUsed sign(String origin, String host, String challenge) {
    counter++;
    byte[] data = authenticatorData(host, flags(), new byte[0]);
    byte[] client = clientData("webauthn.get", origin, challenge);
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(pair.getPrivate());
      signature.update(data);
      signature.update(sha(client));
      return new PasskeyUsed(id(), text(client), text(data), text(signature.sign()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private byte[] authenticatorData(String host, int flags, byte[] key) {
    byte[] of = host.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(37 + key.length)
        .put(sha(of))
        .put((byte) flags)
        .putInt(counter)
        .put(key)
        .array();
  }

  /// The attested credential data: no model, the id, the key in COSE.
  private byte[] key() {
    ECPublicKey key = (ECPublicKey) pair.getPublic();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[16]);
    out.write(0);
    out.write(id.length);
    out.writeBytes(id);
    out.writeBytes(new byte[] {(byte) 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21});
    bytes(out, coordinate(key.getW().getAffineX().toByteArray()));
    out.write(0x22);
    bytes(out, coordinate(key.getW().getAffineY().toByteArray()));
    return out.toByteArray();
  }

  private static byte[] coordinate(byte[] number) {
    byte[] all = new byte[32];
    int length = Math.min(32, number.length);
    System.arraycopy(number, number.length - length, all, 32 - length, length);
    return all;
  }

  private static byte[] clientData(String type, String origin, String challenge) {
    return "{\"type\":\"%s\",\"challenge\":\"%s\",\"origin\":\"%s\",\"crossOrigin\":false}"
        .formatted(type, challenge, origin)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static void text(ByteArrayOutputStream out, String text) {
    out.write(0x60 + text.length());
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void bytes(ByteArrayOutputStream out, byte[] bytes) {
    out.write(0x58);
    out.write(bytes.length);
    out.writeBytes(bytes);
  }

  private static byte[] sha(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(Arrays.copyOf(bytes, bytes.length));
  }
}
