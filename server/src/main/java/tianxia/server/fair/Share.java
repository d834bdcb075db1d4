package tianxia.server.fair;

import java.util.Optional;
import tianxia.server.digest.Sha256;

/// What a seat adds to the draws of its table: a nonce that it commits to first and reveals once
/// all have committed.
///
/// @param commitment SHA-256 of the nonce's 16 bytes, 64 hexadecimal digits; empty for a seat that
///   had to commit to nothing: a computer's, an open one, and those of tables made before seats
///   committed
/// @param nonce 32 hexadecimal digits; empty until it is revealed
public record Share(Optional<String> commitment, Optional<String> nonce) {
  /// The share of a seat that adds nothing: a nonce of zeros, known to all.
  public static final Share NONE = new Share(Optional.empty(), Optional.of(Draws.NO_NONCE));

  public Share {
    if (commitment.isEmpty() && nonce.isEmpty()) {
      throw new IllegalArgumentException("a share must be committed to, or known");
    }
  }

  /// A nonce that is still its owner's secret.
  public static Share committed(String commitment) {
    return new Share(Optional.of(commitment), Optional.empty());
  }

  /// A nonce that is given in clear.
  public static Share open(String nonce) {
    return new Share(Optional.of(Sha256.ofHex(nonce)), Optional.of(nonce));
  }

  /// The share that a client has given: a nonce in clear, or else a commitment.
  ///
  /// @throws java.util.NoSuchElementException if it has given neither
  public static Share given(Optional<String> commitment, Optional<String> nonce) {
    return nonce.map(Share::open).orElseGet(() -> committed(commitment.orElseThrow()));
  }

  /// Whether the nonce is known.
  public boolean revealed() {
    return nonce.isPresent();
  }

  /// This share with its nonce; empty if that is not the one that was committed to.
  public Optional<Share> reveal(String revealed) {
    return commitment.filter(Sha256.ofHex(revealed)::equals).isPresent()
        ? Optional.of(new Share(commitment, Optional.of(revealed)))
        : Optional.empty();
  }
}
