package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.server.message.table.Allowed;
import tianxia.server.message.table.ClockTerms;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.rating.RatingRange;

/// A table that anybody may find, as the list of open tables shows it: what a spectator may know,
/// and nothing that opens a seat.
///
/// @param options all options of the game
/// @param phase `waiting` (a seat is free) or `playing` (it may be watched)
/// @param games how many games its series has; 1 if it is none
/// @param rated whether only accounts may sit down, for whose ratings the game counts
/// @param ratings of those who may sit down; empty if everybody may
/// @param clock how much time the persons have; empty where time does not count
/// @param since when it was made, in milliseconds since 1970
/// @param club whose members alone may find it and sit down; empty if everybody may
@Json
public record Listing(
    String table,
    String game,
    Map<String, String> options,
    List<Sitter> seats,
    String phase,
    int games,
    boolean hints,
    boolean takebacks,
    boolean rated,
    Optional<RatingRange> ratings,
    Optional<Clock> clock,
    long since,
    Optional<String> club) {

  /// Who has a seat.
  ///
  /// @param kind `open`, `person` or `computer`
  /// @param name of a person; empty for others
  /// @param level of a computer
  /// @param account true if the name is an account's, which nobody else can have; else absent
  /// @param program true if a program plays there for the person; else absent
  @Json
  public record Sitter(
      String kind,
      String name,
      Optional<String> level,
      Optional<Boolean> account,
      Optional<Boolean> program) {
    static Sitter of(SeatInfo seat) {
      return new Sitter(seat.kind(), seat.name(), seat.level(), seat.account(), seat.program());
    }
  }

  /// How much time each person has: what of [ClockTerms] is agreed before the game.
  @Json
  public record Clock(long base, long increment, Optional<Integer> days, String then) {
    static Clock of(ClockTerms terms) {
      return new Clock(terms.base(), terms.increment(), terms.days(), terms.then());
    }
  }

  public Listing {
    seats = List.copyOf(seats);
  }

  /// A table as the list shows it.
  public static Listing of(TableInfo info) {
    return new Listing(
        info.table(),
        info.game(),
        info.options(),
        info.seats().stream().map(Sitter::of).toList(),
        info.phase(),
        info.series().map(TableInfo.Series::of).orElse(1),
        info.allowed().map(Allowed::hints).orElse(false),
        info.allowed().map(Allowed::takebacks).orElse(true),
        info.rated().orElse(false),
        info.ratings(),
        info.clock().map(Clock::of),
        info.created(),
        info.club());
  }

  /// Whether somebody may sit down.
  public boolean open() {
    return phase.equals(TableInfo.WAITING);
  }
}
