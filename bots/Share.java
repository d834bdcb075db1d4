import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// A seat's share in the draws (docs/FAIRNESS.md): a nonce that stays secret until every seat has
/// committed to its own.
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

  /// All commitments once every seat is taken, as options for verify.py.
  ///
  /// @param info the table's current `info`
  /// @param joined the response to the join request
  /// @throws IllegalStateException if a commitment is missing or differs from what was shown
  ///   before; the nonce must then stay secret
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
        throw new IllegalStateException("a different commitment of this seat: " + hash);
      }
      if (hash == null && !seat.get("kind").equals("computer")) {
        throw new IllegalStateException("asked for the nonce before every seat had committed");
      }
      if (hash != null) {
        noted.append(" --commitment ").append(seat.get("seat")).append(':').append(hash);
      }
    }
    return noted.toString();
  }
}
