package tianxia.server.table;

import java.time.Duration;

/// Limits of the tables that nobody plays at.
///
/// @param unbegun how long a table waits to begin before it is deleted, without activity and with
///   nobody present; from a minute. A challenge, and a game whose turns have days, wait a week at
///   least ([Patience])
/// @param unbegunInAll how many tables wait at most; from 1. The more there are, the sooner they go
/// @param unbegunPerAddress how many of one address; from 1
/// @param computersPerAddress how many tables of computers alone one address may have in play; from
///   0
/// @param listedInAll how many tables may be open to all; from 1
/// @param listedPerAddress how many of one address; from 1
/// @param kept how long games are kept
/// @param room when new tables are made no more
public record TableLimits(
    Duration unbegun,
    int unbegunInAll,
    int unbegunPerAddress,
    int computersPerAddress,
    int listedInAll,
    int listedPerAddress,
    Retention kept,
    RoomLimits room) {

  /// The defaults (`ServerLimit`): enough for invitations that are answered the same day, and no
  /// flood of them.
  public static TableLimits standard() {
    return new TableLimits(
        Duration.ofDays(1), 50_000, 60, 8, 200, 12, Retention.ALL, RoomLimits.standard());
  }

  /// How long a table may wait when this many do.
  public Patience patience(int waiting) {
    Patience all = Patience.of(unbegun);
    if (waiting < unbegunInAll / 2) {
      return all;
    }
    return waiting < unbegunInAll / 10 * 9
        ? all.atMost(Duration.ofHours(6), Duration.ofDays(1))
        : all.atMost(Duration.ofHours(1), Duration.ofHours(1));
  }
}
