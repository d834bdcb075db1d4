package tianxia.server.message.account.rating;

import io.avaje.jsonb.Json;
import java.util.List;

/// Those who have played rated games of one kind lately: the best first, and those whose ratings
/// are provisional after all others.
///
/// @param ladder a game's id; with `-many` for three and four seats
/// @param since who has not played since then is not there; milliseconds since 1970
/// @param computers the ratings of the computer players, which stand still; the weakest first
@Json
public record LadderShown(String ladder, long since, List<Row> rows, List<Computer> computers) {
  public LadderShown {
    rows = List.copyOf(rows);
    computers = List.copyOf(computers);
  }

  /// The rating of a level.
  ///
  /// @param level `easy`, `medium`, `hard` or `master`
  @Json
  public record Computer(String level, int rating) {}

  /// Somebody's place; the other parts as in [RatingShown].
  @Json
  public record Row(
      String name, int rating, int uncertainty, boolean provisional, int games, long last) {}
}
