package tianxia.server.message.account.rating;

import io.avaje.jsonb.Json;
import java.util.List;

/// A rating of somebody, with its course.
///
/// @param ladder a game's id; with `-many` for three and four seats
/// @param rating 1500 before the first game; 100 points more win 64 games of 100
/// @param uncertainty the number after ±: one standard deviation
/// @param provisional whether too little is known to compare it
/// @param games that were rated
/// @param last when the last of them ended, in milliseconds since 1970
/// @param course what the games did, newest first
@Json
public record RatingShown(
    String ladder,
    int rating,
    int uncertainty,
    boolean provisional,
    int games,
    long last,
    List<Point> course) {
  public RatingShown {
    course = List.copyOf(course);
  }

  /// The rating after a game.
  ///
  /// @param place in the game, from 1; equal ones are shared
  /// @param at when it ended, in milliseconds since 1970
  @Json
  public record Point(String table, int place, int rating, int uncertainty, long at) {}
}
