package tianxia.server.message.account.rating;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// What everybody may know of somebody with an account.
///
/// @param since milliseconds since 1970
/// @param ratings one for each kind of game that was rated
/// @param games that are over, newest first; each can be watched with the code `public`
/// @param plays how often `games` has each game: what they like to play, first
/// @param clocks how they keep to their time in `games`
/// @param clubs to which they belong, of those that anybody may find
/// @param you how whoever asks stands to them; absent for guests, and for oneself
@Json
public record PersonShown(
    String name,
    long since,
    List<RatingShown> ratings,
    List<Game> games,
    List<Played> plays,
    Clocks clocks,
    List<Club> clubs,
    Optional<PersonStanding> you) {
  public PersonShown {
    ratings = List.copyOf(ratings);
    games = List.copyOf(games);
    plays = List.copyOf(plays);
    clubs = List.copyOf(clubs);
  }

  /// How often a game was played.
  @Json
  public record Played(String game, int count) {}

  /// A club that anybody may find.
  @Json
  public record Club(String id, String name) {}

  /// How somebody keeps to their time.
  ///
  /// @param games that had a clock
  /// @param late in how many of them their time ran out
  @Json
  public record Clocks(int games, int late) {}

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
