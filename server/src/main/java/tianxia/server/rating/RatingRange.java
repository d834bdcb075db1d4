package tianxia.server.rating;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Whose ratings a table is for, as ratings are shown. Both bounds belong to it; where one is
/// absent there is none.
@Json
public record RatingRange(Optional<Integer> least, Optional<Integer> most) {
  private static final int MAX = 4_000;

  public RatingRange {
    least = Optional.ofNullable(least).orElse(Optional.empty());
    most = Optional.ofNullable(most).orElse(Optional.empty());
    int from = least.orElse(0);
    int to = most.orElse(MAX);
    if (from < 0 || to > MAX || from > to || least.isEmpty() && most.isEmpty()) {
      throw new IllegalArgumentException(
          "ratings must be a least and a most, or one of them, from 0 to " + MAX);
    }
  }

  /// Whether a rating is in it.
  public boolean has(int rating) {
    return rating >= least.orElse(0) && rating <= most.orElse(MAX);
  }
}
