package tianxia.server.message.talk;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// What was reported of what is said at tables, and what whoever runs the server has done about it.
///
/// @param open how many reports wait; `reports` has the oldest of them
/// @param sanctions in force, newest first
/// @param acts the newest
@Json
public record TalkDesk(int open, List<Reported> reports, List<Measure> sanctions, List<Act> acts) {
  public TalkDesk {
    reports = List.copyOf(reports);
    sanctions = List.copyOf(sanctions);
    acts = List.copyOf(acts);
  }

  /// A reported line.
  ///
  /// @param room `players` or `watchers`
  /// @param at when it was reported, in milliseconds since 1970
  /// @param reporter the seat that reported it; 0 for one who watches
  /// @param reason `insult`, `spam`, `cheating` or `other`
  /// @param whom `account`, `guest`, `seat`, or `nobody` against whom a measure is possible
  /// @param name as others saw it; empty for a guest who watches
  /// @param around the lines around it, and itself, as they were
  @Json
  public record Reported(
      String table,
      String room,
      int line,
      long at,
      int reporter,
      String reason,
      String whom,
      String name,
      List<Around> around) {
    public Reported {
      around = List.copyOf(around);
    }
  }

  /// One of the lines around.
  @Json
  public record Around(
      int line, long at, int seat, String name, Optional<String> phrase, Optional<String> words) {}

  /// A measure in force.
  ///
  /// @param kind `mute` or `ban`
  /// @param whom as in [Reported]
  @Json
  public record Measure(
      String id, String whom, String name, String kind, String reason, long since, long until) {}

  /// Something that the host did.
  ///
  /// @param act `remove`, `mute`, `ban`, `lift` or `dismiss`
  /// @param until of a measure; absent without one
  @Json
  public record Act(
      long at, String act, String name, String where, String reason, Optional<Long> until) {}
}
