package tianxia.server.http.socket;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import tianxia.server.http.connection.CooperativeYield;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.message.Problem;

/// Limits the rate of frames on one socket, of any kind: fragments, empty frames, pings and pongs
/// too.
final class FrameRateLimit {
  /// What to do with a frame.
  enum Verdict {
    ACCEPT,
    /// It is over the rate: a request in it is refused.
    SLOW,
    /// The socket is being closed.
    IGNORE
  }

  /// How many frames over the rate a client may send before it is dropped; each frame within the
  /// rate compensates for one.
  private static final int MAX_EXCESS_FRAMES = 100;

  /// How long reading pauses after a frame over the rate, and after one that is ignored.
  private static final Duration PAUSE = Duration.ofMillis(5);

  /// After how many frames the thread yields: all of them may have come with one read.
  private static final int YIELD_PERIOD = 16;

  private final String address;
  private final RateLimits rates;
  private final SocketWriter writer;
  private final Bucket messages;
  private int frames;
  private int excess;

  FrameRateLimit(String address, ClientLimits limits, RateLimits rates, SocketWriter writer) {
    this.address = address;
    this.rates = rates;
    this.writer = writer;
    this.messages = limits.messages().bucket();
  }

  /// Counts one frame, on the connection's thread.
  Verdict count() {
    frames++;
    if (frames % YIELD_PERIOD == 0) {
      CooperativeYield.giveWay();
    }
    if (writer.closing()) {
      CooperativeYield.pause(PAUSE);
      return Verdict.IGNORE;
    }
    if (messages.tryConsume(1) && rates.take(address, Kind.FRAME)) {
      excess = Math.max(0, excess - 1);
      return Verdict.ACCEPT;
    }
    excess++;
    if (excess > MAX_EXCESS_FRAMES) {
      writer.fail(Problem.SLOW_DOWN, "too many messages");
      return Verdict.IGNORE;
    }
    CooperativeYield.pause(PAUSE);
    return Verdict.SLOW;
  }
}
