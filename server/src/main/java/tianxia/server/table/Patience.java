package tianxia.server.table;

import java.time.Duration;
import tianxia.server.table.state.TableState;

/// How long tables wait to begin, without an entry and with nobody present.
///
/// @param usual for most of them
/// @param promised for a challenge, whose players are told that they have a week, and where a turn
///   has days
public record Patience(Duration usual, Duration promised) {
  /// What the page says of a challenge, and its protocol.
  static final Duration WEEK = Duration.ofDays(7);

  /// Longer than the days that any turn has.
  private static final Duration TOURNAMENT = Duration.ofDays(30);

  /// As long as an owner has most tables wait, and those that are promised more a week at least.
  public static Patience of(Duration usual) {
    return new Patience(usual, usual.compareTo(WEEK) < 0 ? WEEK : usual);
  }

  /// Never longer than this.
  Patience atMost(Duration usually, Duration most) {
    return new Patience(shorter(usual, usually), shorter(promised, most));
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /// Whether a table may wait longer than most. A tournament ends the wait for its tables itself.
  public boolean lasts(TableState table, long now) {
    return table.ofTournament()
        ? now - table.log().created() < TOURNAMENT.toMillis()
        : table.unhurried() && now - table.log().updated() < promised.toMillis();
  }
}
