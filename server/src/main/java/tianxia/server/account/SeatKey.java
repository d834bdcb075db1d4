package tianxia.server.account;

import java.util.Optional;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.server.digest.Shown;

/// What opens the seats that an account has, in the place of a seat's token: the server makes it
/// from a session or a token of the account, and takes it from nobody. It has a character that no
/// token has.
public final class SeatKey {
  private static final String START = "account:";
  private static final String LOOK = "look:";
  private static final int LOOK_LENGTH = 24;

  private SeatKey() {}

  public static String of(String account) {
    return START + account;
  }

  /// A watch code of every finished game of somebody with an account: they can be replayed by all.
  public static final String PUBLIC = "public";

  /// Whether this is [#PUBLIC].
  public static boolean isPublic(Shown shown) {
    return shown.is(PUBLIC);
  }

  /// The account whose key it is, if it is one.
  public static Optional<String> account(String token) {
    return token.startsWith(START)
        ? Optional.of(token.substring(START.length()))
        : Optional.empty();
  }

  /// Whether a text from outside pretends to be one.
  public static boolean is(String token) {
    return token.startsWith(START) || token.startsWith(LOOK);
  }

  /// What a link to watch has in its query: by it a picture of the table is made for those who show
  /// the link to others, and nothing else is opened. It follows from the watch code, which it
  /// doesn't tell.
  ///
  /// @param watch what is kept of the watch code
  public static String look(String watch) {
    return Sha256.hex(LOOK + KeptHash.digits(watch)).substring(0, LOOK_LENGTH);
  }

  /// The key that a table takes for such a text.
  public static String ofLook(String look) {
    return LOOK + look;
  }

  /// Whether this is the key that follows from what is kept of a watch code.
  public static boolean looks(Shown shown, String watch) {
    return shown.is(ofLook(look(watch)));
  }
}
