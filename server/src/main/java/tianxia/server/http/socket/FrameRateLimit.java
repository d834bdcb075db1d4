package tianxia.server.http.socket;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import tianxia.server.http.connection.CooperativeYield;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.message.Problem;

/// Counts the frames of one socket, whatever they are: fragments, empty ones, pings and pongs too.
final class FrameRateLimit {
  /// What is made of a frame.
  enum Heed {
    FULL,
    /// It is over the rate: what it asks is refused.
    SLOW,
    /// The socket is being closed.
    NONE
  }

  /// How many frames over its rate a client may send before it is dropped; each that is within
  /// makes up for one.
  private static final int PATIENCE = 100;

  /// How long nothing is read after a frame over the rate, and after one that is not heeded any
  /// more.
  private static final Duration PAUSE = Duration.ofMillis(5);

  /// After so many frames others have their turn, which may all have come with one read.
  private static final int TURN = 16;

  private final String address;
  private final RateLimits rates;
  private final SocketWriter writer;
  private final Bucket messages;
  private int frames;
  private int tooMany;

  FrameRateLimit(String address, ClientLimits limits, RateLimits rates, SocketWriter writer) {
    this.address = address;
    this.rates = rates;
    this.writer = writer;
    this.messages = limits.messages().bucket();
  }

  /// Counts one frame, on the connection's thread.
  Heed heed() {
    frames++;
    if (frames % TURN == 0) {
      CooperativeYield.giveWay();
    }
    if (writer.closing()) {
      CooperativeYield.pause(PAUSE);
      return Heed.NONE;
    }
    if (messages.tryConsume(1) && rates.take(address, Kind.FRAME)) {
      tooMany = Math.max(0, tooMany - 1);
      return Heed.FULL;
    }
    tooMany++;
    if (tooMany > PATIENCE) {
      writer.fail(Problem.SLOW_DOWN, "too many messages");
      return Heed.NONE;
    }
    CooperativeYield.pause(PAUSE);
    return Heed.SLOW;
  }
}
