package tianxia.server.notice;

import java.time.Duration;

/// Whether and how people are told that a game waits.
///
/// @param on whether they are
/// @param grace how long a game waits before anybody is told
/// @param anywhere for tests: addresses need not be on https, nor public
public record NoticeSettings(boolean on, Duration grace, boolean anywhere) {
  public static final NoticeSettings STANDARD =
      new NoticeSettings(true, Duration.ofSeconds(40), false);

  public static final NoticeSettings OFF = new NoticeSettings(false, STANDARD.grace(), false);
}
