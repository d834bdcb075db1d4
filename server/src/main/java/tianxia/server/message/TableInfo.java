package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.server.message.table.Allowed;
import tianxia.server.message.table.ClockTerms;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.rating.RatingRange;

/// The state of a table apart from the game's position: the same for every viewer.
///
/// @param options all options of the game
/// @param reveal the seats whose nonces are awaited now: none while a seat is open, nor once the
///   game has begun
/// @param phase `waiting` (for somebody to sit down, or for nonces), `playing` or `over`
/// @param winners winning seats, ascending; empty until the end
/// @param resigned the seat that resigned, or 0
/// @param commitment SHA-256 of the table's secret, hexadecimal
/// @param secret the secret itself, once the game is over
/// @param allowed empty if it is as usual: no hints, but takebacks
/// @param from the game from which this one plays on
/// @param listed true while anybody may find the table, and sit down or watch without a code; else
///   empty
/// @param clock how much time the persons have; empty where time does not count
/// @param rated true if the game counts for the ratings of its players; else empty
/// @param ratings of those who may sit down at a rated table; empty if everybody may
/// @param tournament whose table it is, where anybody may watch
/// @param club whose table it is: its members alone may sit down
/// @param created,updated milliseconds since 1970, of the making and of the last event
@Json
public record TableInfo(
    String table,
    String game,
    Map<String, String> options,
    List<SeatInfo> seats,
    List<Integer> reveal,
    String phase,
    List<Integer> winners,
    int resigned,
    String commitment,
    Optional<String> secret,
    Optional<Series> series,
    Optional<Allowed> allowed,
    Optional<Boolean> listed,
    Optional<ClockTerms> clock,
    Optional<Takeback> takeback,
    Rematch rematch,
    Optional<Origin> from,
    Optional<Boolean> rated,
    Optional<RatingRange> ratings,
    Optional<OfTournament> tournament,
    Optional<String> club,
    long created,
    long updated)
    implements Answers.InfoAnswer {

  public static final String WAITING = "waiting";
  public static final String PLAYING = "playing";
  public static final String OVER = "over";

  /// A series of games (QIN-21).
  ///
  /// @param game this game's number, from 1
  /// @param of how many games in all
  /// @param totals by this game's seats: what the player who sits there had left, summed over the
  ///   finished games
  /// @param gameOptions where the games differ: all options of the first, the second and so on, and
  ///   then from the first again
  @Json
  public record Series(
      int game, int of, List<Integer> totals, Optional<List<Map<String, String>>> gameOptions) {
    public Series {
      totals = List.copyOf(totals);
    }
  }

  /// An open request for a takeback.
  @Json
  public record Takeback(int by, List<Integer> agreed) {
    public Takeback {
      agreed = List.copyOf(agreed);
    }
  }

  /// The way to the next table.
  ///
  /// @param by the seats that want it
  /// @param next once the game is over: the next table's id and commitment, fixed before anybody
  ///   gives a nonce for it
  /// @param table the next table's id, once it exists
  @Json
  public record Rematch(List<Integer> by, Optional<Commitment> next, Optional<String> table) {
    public Rematch {
      by = List.copyOf(by);
    }
  }

  /// A game from which another one plays on.
  ///
  /// @param ply how many events are its
  @Json
  public record Origin(String table, int ply) {}

  /// The tournament whose table it is.
  ///
  /// @param name empty where strangers are not to learn it
  /// @param round from 1
  @Json
  public record OfTournament(String id, String name, int round) {}

  /// The same with another time of the last event.
  public TableInfo updatedAt(long at) {
    return new TableInfo(
        table,
        game,
        options,
        seats,
        reveal,
        phase,
        winners,
        resigned,
        commitment,
        secret,
        series,
        allowed,
        listed,
        clock,
        takeback,
        rematch,
        from,
        rated,
        ratings,
        tournament,
        club,
        created,
        at);
  }

  /// Of no tournament and no club, and for all ratings.
  public TableInfo(
      String table,
      String game,
      Map<String, String> options,
      List<SeatInfo> seats,
      List<Integer> reveal,
      String phase,
      List<Integer> winners,
      int resigned,
      String commitment,
      Optional<String> secret,
      Optional<Series> series,
      Optional<Allowed> allowed,
      Optional<Boolean> listed,
      Optional<ClockTerms> clock,
      Optional<Takeback> takeback,
      Rematch rematch,
      Optional<Origin> from,
      Optional<Boolean> rated,
      long created,
      long updated) {
    this(
        table,
        game,
        options,
        seats,
        reveal,
        phase,
        winners,
        resigned,
        commitment,
        secret,
        series,
        allowed,
        listed,
        clock,
        takeback,
        rematch,
        from,
        rated,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        created,
        updated);
  }

  /// Of a table that is not rated.
  public TableInfo(
      String table,
      String game,
      Map<String, String> options,
      List<SeatInfo> seats,
      List<Integer> reveal,
      String phase,
      List<Integer> winners,
      int resigned,
      String commitment,
      Optional<String> secret,
      Optional<Series> series,
      Optional<Allowed> allowed,
      Optional<Boolean> listed,
      Optional<ClockTerms> clock,
      Optional<Takeback> takeback,
      Rematch rematch,
      Optional<Origin> from,
      long created,
      long updated) {
    this(
        table,
        game,
        options,
        seats,
        reveal,
        phase,
        winners,
        resigned,
        commitment,
        secret,
        series,
        allowed,
        listed,
        clock,
        takeback,
        rematch,
        from,
        Optional.empty(),
        created,
        updated);
  }

  public TableInfo {
    seats = List.copyOf(seats);
    reveal = List.copyOf(reveal);
    winners = List.copyOf(winners);
  }
}
