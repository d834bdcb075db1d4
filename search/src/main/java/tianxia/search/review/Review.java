package tianxia.search.review;

import java.util.List;
import java.util.Optional;

/// A finished game, reviewed for all its seats.
///
/// @param seats from seat 1 on
/// @param truth each seat's chances as things really stood, from seat 1 on; empty where nothing is
///   hidden, and while it is not known yet
public record Review(List<SeatReview> seats, Optional<List<TruthCurve>> truth) {
  public Review {
    seats = List.copyOf(seats);
    truth = truth.map(List::copyOf);
  }

  public SeatReview of(int seat) {
    return seats.get(seat - 1);
  }
}
