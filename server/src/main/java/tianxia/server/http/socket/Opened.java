package tianxia.server.http.socket;

import java.util.Optional;
import java.util.function.UnaryOperator;
import tianxia.server.account.SeatKey;
import tianxia.server.message.Problem;

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

  /// Why it does not open the same any more, if so. A seat's own token does as long as its table
  /// says so; what stands for an account may end.
  Optional<Problem> ended() {
    return !SeatKey.is(key) || keys.apply(said).equals(key)
        ? Optional.empty()
        : Optional.of(new Problem(Problem.SIGNED_OUT, "the session, or the token, has ended"));
  }
}
