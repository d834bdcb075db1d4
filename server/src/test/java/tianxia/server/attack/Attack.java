package tianxia.server.attack;

import java.io.IOException;

/// One way to overload a server. To add one: a class here, and a line in [Attacks].
interface Attack {
  String name();

  /// Attacks once from one address, until the server cuts it off or `most` inputs are sent.
  ///
  /// @param most the maximum number of inputs: frames, requests or connections, depending on the
  ///   attack
  /// @return whether the server cut it off or refused it
  boolean go(Target target, int most) throws IOException;
}
