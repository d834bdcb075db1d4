package tianxia.server.notice;

import java.time.Duration;

/// Whether and how people are told that a game waits.
///
/// @param on whether they are
/// @param grace how long a game waits before anybody is told
/// @param presence how long one who asked over HTTP counts as looking
/// @param anywhere whether addresses need not be on https, nor public: whoever plays can then have
///   the server send requests into its own network
public record NoticeSettings(boolean on, Duration grace, Duration presence, boolean anywhere) {
  public static final NoticeSettings STANDARD =
      new NoticeSettings(true, Duration.ofSeconds(40), Duration.ofMinutes(1), false);

  /// For a host who trusts all who play, and has a chat program in the same network.
  public static final NoticeSettings LOCAL =
      new NoticeSettings(true, STANDARD.grace(), STANDARD.presence(), true);

  public static final NoticeSettings OFF =
      new NoticeSettings(false, STANDARD.grace(), STANDARD.presence(), false);

  /// The same with shorter times, for tests.
  ///
  /// @param haste by which they are divided
  public NoticeSettings withHaste(int haste) {
    return new NoticeSettings(on, grace.dividedBy(haste), presence.dividedBy(haste), anywhere);
  }
}
