package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// What everybody may know of somebody with an account.
///
/// @param since milliseconds since 1970
/// @param ratings one for each kind of game that was rated
/// @param games that are over, newest first; each can be watched with the code `public`
@Json
public record PersonShown(String name, long since, List<RatingShown> ratings, List<Game> games) {
  public PersonShown {
    ratings = List.copyOf(ratings);
    games = List.copyOf(games);
  }

  /// A finished game.
  ///
  /// @param names of all seats; empty for a computer and for who has left
  /// @param winners their seats
  @Json
  public record Game(
      String table, String game, int seat, List<String> names, List<Integer> winners, long ended) {
    public Game {
      names = List.copyOf(names);
      winners = List.copyOf(winners);
    }
  }
}
