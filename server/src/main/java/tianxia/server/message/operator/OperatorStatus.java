package tianxia.server.message.operator;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How the server is, for whoever runs it. Of this process alone, where there are several.
///
/// @param started milliseconds since 1970
/// @param open whether new tables are made
/// @param failing what fails, and how, as in [Health]
/// @param limited how often one more of a kind was refused to an address that had had its share
/// @param busiest the addresses to which most was refused lately
/// @param barred the addresses that are answered no more for a time
/// @param faults the last warnings and errors of the log, the newest first
@Json
public record OperatorStatus(
    String version,
    long started,
    boolean open,
    Optional<Announcement> announcement,
    Map<String, String> failing,
    Load load,
    Kept kept,
    Map<String, Long> limited,
    List<Busy> busiest,
    List<Barred> barred,
    List<Fault> faults) {
  public OperatorStatus {
    failing = Map.copyOf(failing);
    limited = Map.copyOf(limited);
    busiest = List.copyOf(busiest);
    barred = List.copyOf(barred);
    faults = List.copyOf(faults);
  }

  /// What goes on now.
  ///
  /// @param waiting,playing,over tables in memory: those that somebody plays or watches, or did a
  ///   moment ago
  /// @param sockets seats and spectators
  /// @param connections sockets included
  /// @param thinking computer players at work
  /// @param queued computer players that wait for a processor
  /// @param reviews that wait or are made
  /// @param heap,maxHeap memory, in bytes
  @Json
  public record Load(
      int waiting,
      int playing,
      int over,
      int sockets,
      int connections,
      int thinking,
      int queued,
      int reviews,
      long heap,
      long maxHeap) {}

  /// What is stored.
  ///
  /// @param tables in all
  /// @param waiting those that wait to begin
  /// @param bytes of the store
  /// @param free room left on its disk, in bytes; absent where only the database's host knows
  @Json
  public record Kept(long tables, int waiting, long bytes, Optional<Long> free) {}

  /// An address that asks for too much.
  ///
  /// @param refused how much was refused to it since it was last forgotten
  @Json
  public record Busy(String address, long refused) {}

  /// An address that is answered no more.
  ///
  /// @param until milliseconds since 1970
  @Json
  public record Barred(String address, long until) {}

  /// An entry of the log.
  ///
  /// @param at milliseconds since 1970
  /// @param level `WARNING` or `SEVERE`
  @Json
  public record Fault(long at, String level, String text) {}
}
