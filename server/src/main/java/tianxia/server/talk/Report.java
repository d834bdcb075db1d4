package tianxia.server.talk;

import io.avaje.jsonb.Json;
import java.util.List;

/// A line that somebody wants the host to look at, as it was when they said so. A line has one
/// report, whoever reports it.
///
/// @param at milliseconds since 1970
/// @param reporter the seat that reports; 0 for one who watches
/// @param reason what it is reported for: one of [#REASONS]
/// @param who what a measure against whoever said it is held against ([Sanction#who])
/// @param name whoever said it, as others saw them
/// @param around the lines around it, and itself, as others saw them
public record Report(
    String table,
    TalkRoom room,
    int number,
    long at,
    int reporter,
    String reason,
    String who,
    String name,
    List<Around> around) {
  public static final List<String> REASONS = List.of("insult", "spam", "cheating", "other");

  public Report {
    around = List.copyOf(around);
  }

  /// One of the lines around.
  ///
  /// @param account of who said it, with which the words go; empty for a guest
  /// @param name of who said it, as others saw them
  @Json
  public record Around(
      int number, long at, int seat, String account, String name, String phrase, String words) {}
}
