package tianxia.server.account;

import java.security.SecureRandom;
import java.util.Base64;
import tianxia.server.digest.RandomText;
import tianxia.server.digest.Sha256;

/// One way to the provider and back. Its secret stays in a cookie of the browser that goes it;
/// whatever else is needed follows from it, so that no server has to remember who is on the way.
///
/// @param secret 256 random bits, Base64url
public record ProviderFlow(String secret) {
  private static final int BYTES = 32;
  private static final int LENGTH = 43;

  static ProviderFlow fresh(SecureRandom random) {
    return new ProviderFlow(RandomText.of(random, BYTES));
  }

  /// Whether the browser has begun one.
  boolean begun() {
    return secret.length() == LENGTH;
  }

  /// Comes back with the answer, which nobody else can make this browser take for its own.
  String state() {
    return Sha256.hex("state " + secret);
  }

  /// Comes back in the signed token, so that no other answer's token passes for this one's.
  String nonce() {
    return Sha256.hex("nonce " + secret);
  }

  /// Proves to the provider that whoever asks for the token has begun (RFC 7636).
  String verifier() {
    return Sha256.hex("verifier " + secret);
  }

  /// What is told of the verifier beforehand: `S256`.
  String challenge() {
    byte[] digest = Sha256.of(verifier());
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
  }
}
