package tianxia.server.log;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/// Names one failed request, in its answer and in the log, so that an operator finds the one in the
/// other.
///
/// @param text eight hexadecimal digits
public record FaultId(String text) {
  /// Another one.
  public static FaultId next() {
    return new FaultId(HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt()));
  }

  /// What the client is told.
  public String told() {
    return "internal error " + text + ", see the server's log";
  }

  @Override
  public String toString() {
    return text;
  }
}
