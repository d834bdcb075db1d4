package tianxia.search.review;

import java.util.List;
import java.util.Optional;

/// The review of a finished game for all its seats.
///
/// @param seats from seat 1 on
/// @param truth each seat's chances with full information, from seat 1 on; empty if nothing is
///   hidden, and while unknown
public record Review(List<SeatReview> seats, Optional<List<TruthCurve>> truth) {
  public Review {
    seats = List.copyOf(seats);
    truth = truth.map(List::copyOf);
  }

  public SeatReview of(int seat) {
    return seats.get(seat - 1);
  }
}
