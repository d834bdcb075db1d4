import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// A seat's share in the draws (docs/FAIRNESS.md): a nonce that stays a secret until all have
/// committed to theirs.
///
/// @param nonce 32 hexadecimal digits
/// @param commitment the SHA-256 of its 16 bytes, 64 hexadecimal digits
record Share(String nonce, String commitment) {

  static Share random() throws GeneralSecurityException {
    byte[] nonce = new byte[16];
    new SecureRandom().nextBytes(nonce);
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(nonce);
    return new Share(HexFormat.of().formatHex(nonce), HexFormat.of().formatHex(hash));
  }

  /// What all are bound to once every seat is taken, as verify.py takes it after the game.
  ///
  /// @param info the table's, now
  /// @param joined the answer when the seat was taken
  /// @throws IllegalStateException if somebody isn't, or isn't to what was shown before: then the
  ///   nonce is to stay a secret
  String note(Map<?, ?> info, Map<?, ?> joined) {
    Object table = info.get("commitment");
    if (!table.equals(((Map<?, ?>) joined.get("info")).get("commitment"))) {
      throw new IllegalStateException("the table's commitment has changed: " + table);
    }
    StringBuilder noted = new StringBuilder("--commitment " + table);
    for (Object each : (List<?>) info.get("seats")) {
      Map<?, ?> seat = (Map<?, ?>) each;
      Object hash = seat.get("commitment");
      if (seat.get("seat").equals(joined.get("seat")) && !commitment.equals(hash)) {
        throw new IllegalStateException("another commitment of this seat: " + hash);
      }
      if (hash == null && !seat.get("kind").equals("computer")) {
        throw new IllegalStateException("asked for before every seat has committed to its own");
      }
      if (hash != null) {
        noted.append(" --commitment ").append(seat.get("seat")).append(':').append(hash);
      }
    }
    return noted.toString();
  }
}
