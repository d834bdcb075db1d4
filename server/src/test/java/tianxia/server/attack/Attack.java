package tianxia.server.attack;

import java.io.IOException;

/// One way to ask too much of a server. A new one is a file here and a line in [Attacks].
interface Attack {
  String name();

  /// Tries once from one address, until the server has had enough of it or `most` inputs are sent.
  ///
  /// @param most inputs: frames, requests or connections, as the attack has them
  /// @return whether the server cut it off, or would not let it in
  boolean go(Target target, int most) throws IOException;
}
