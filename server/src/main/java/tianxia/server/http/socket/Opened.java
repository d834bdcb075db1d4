package tianxia.server.http.socket;

import java.util.function.UnaryOperator;
import tianxia.server.account.SeatKey;

/// What a client's hello has opened.
///
/// @param said what the client said: a seat's own token, or what stands for an account
/// @param key what that opened
/// @param keys what opens a seat, by what a hello says; asks the store
record Opened(String said, String key, UnaryOperator<String> keys) {
  /// Before the hello.
  static final Opened NOTHING = new Opened("", "", said -> said);

  static Opened by(String said, UnaryOperator<String> keys) {
    return new Opened(said, keys.apply(said), keys);
  }

  /// Whether it still opens the same. A seat's own token does as long as there is the table; what
  /// stands for an account may end.
  boolean holds() {
    return !SeatKey.is(key) || keys.apply(said).equals(key);
  }
}
