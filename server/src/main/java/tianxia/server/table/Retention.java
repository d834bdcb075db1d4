package tianxia.server.table;

import java.time.Duration;
import java.time.Instant;
import tianxia.server.table.state.TableState;

/// How long is kept what is over, and games that nobody does anything at.
///
/// @param finished since the end, for those that are over
/// @param unfinished since the last action, for those that began and were not finished
/// @param tournaments since the end, for tournaments and leagues; their tables are games as others
public record Retention(Duration finished, Duration unfinished, Duration tournaments) {
  /// The longest time there is, a hundred years.
  public static final Duration FOREVER = Duration.ofDays(36_500);

  /// The shortest time: who writes minutes and means months would lose games at once.
  public static final Duration LEAST = Duration.ofDays(1);

  /// Keeps every game.
  public static final Retention ALL = new Retention(FOREVER, FOREVER);

  /// Keeps every tournament.
  public Retention(Duration finished, Duration unfinished) {
    this(finished, unfinished, FOREVER);
  }

  /// Whether a table's time is over. One that waits to begin has limits of its own, and one where a
  /// person's days run ends with them.
  public boolean over(TableState table, Instant now) {
    return !table.waiting()
        && table.due().isEmpty()
        && table.log().updated() < before(table.over() ? finished : unfinished, now);
  }

  /// In milliseconds since 1970: no table's time is over that was written to since.
  public long before(Instant now) {
    return before(finished.compareTo(unfinished) < 0 ? finished : unfinished, now);
  }

  private static long before(Duration kept, Instant now) {
    return now.toEpochMilli() - kept.toMillis();
  }
}
