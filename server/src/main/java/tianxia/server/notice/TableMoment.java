package tianxia.server.notice;

import java.util.List;
import java.util.Optional;
import tianxia.server.account.SeatKey;
import tianxia.server.night.NightHours;

/// What is told of a table to those who don't look at it: nothing that any viewer of the table
/// could not know.
///
/// @param by the name of whoever acted last; empty for a computer or where nobody has
/// @param seats those of persons, and those of a tournament that wait for theirs
public record TableMoment(
    String table, int seq, String game, Stage stage, String by, List<Seat> seats) {

  /// How far a table is.
  public enum Stage {
    WAITING,
    PLAYING,
    OVER
  }

  /// A person's seat.
  ///
  /// @param token the hash of the seat's token
  /// @param account whose seat it is, if it is one's
  /// @param awaited whether the game waits for it, or before it for somebody to take it
  /// @param looking whether somebody looks at the table through it
  /// @param quiet when it is not to be told that it is to act
  public record Seat(
      int seat,
      String name,
      String token,
      Optional<String> account,
      boolean awaited,
      boolean looking,
      Optional<NightHours> quiet) {
    /// One that is told at any time.
    public Seat(
        int seat,
        String name,
        String token,
        Optional<String> account,
        boolean awaited,
        boolean looking) {
      this(seat, name, token, account, awaited, looking, Optional.empty());
    }

    /// The same with nobody who looks.
    Seat unseen() {
      return new Seat(seat, name, token, account, awaited, false, quiet);
    }

    /// When it is told what it has to be told now, in milliseconds since 1970.
    long told(NoticeKind kind, long now) {
      return kind == NoticeKind.TURN ? now + quiet.map(night -> night.rest(now)).orElse(0L) : now;
    }

    /// Under what those are kept who want to be told.
    List<String> holders() {
      return account.map(id -> List.of(token, SeatKey.of(id))).orElseGet(() -> List.of(token));
    }
  }

  public TableMoment {
    seats = List.copyOf(seats);
  }

  /// What a seat may have to be told now.
  ///
  /// @param begun whether it knows that the game has begun
  NoticeKind kind(Seat seat, boolean begun) {
    return switch (stage) {
      case OVER -> NoticeKind.ENDED;
      case PLAYING ->
          seat.awaited() ? NoticeKind.TURN : begun ? NoticeKind.NOTHING : NoticeKind.JOINED;
      case WAITING ->
          seat.awaited() ? NoticeKind.PAIRED : taken() > 1 ? NoticeKind.JOINED : NoticeKind.NOTHING;
    };
  }

  private long taken() {
    return seats.stream().filter(seat -> !seat.awaited()).count();
  }

  /// The names of all but one seat: who has sat down there, or is to.
  String others(Seat seat) {
    List<String> names =
        seats.stream()
            .filter(other -> other.seat() != seat.seat())
            .map(Seat::name)
            .filter(name -> !name.isEmpty())
            .toList();
    return String.join(", ", names);
  }
}
