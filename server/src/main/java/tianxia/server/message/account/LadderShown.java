package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// Those who have played rated games of one kind lately: the best first, and those whose ratings
/// are provisional after all others.
///
/// @param ladder a game's id; with `-many` for three and four seats
/// @param since who has not played since then is not there; milliseconds since 1970
@Json
public record LadderShown(String ladder, long since, List<Row> rows) {
  public LadderShown {
    rows = List.copyOf(rows);
  }

  /// Somebody's place; the other parts as in [RatingShown].
  @Json
  public record Row(
      String name, int rating, int uncertainty, boolean provisional, int games, long last) {}
}
