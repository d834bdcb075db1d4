package tianxia.server.message.account.rating;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// The ratings of those who sit at a rated table.
///
/// @param seats only those that are accounts'
@Json
public record SeatRatings(String ladder, List<Seat> seats) {
  public SeatRatings {
    seats = List.copyOf(seats);
  }

  /// One rating; the other parts as in [RatingShown].
  ///
  /// @param change what the game has done to it; absent until it is over
  @Json
  public record Seat(
      int seat, int rating, int uncertainty, boolean provisional, Optional<Integer> change) {}
}
