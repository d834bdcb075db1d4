package tianxia.server.tournament.league;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Set;
import tianxia.server.tournament.Conduct;

/// One entry of a league's log. What has been before the last [Began] is not needed to know where a
/// league stands, except for the first entry: so a log may grow for years.
@Json(typeProperty = "entry")
@Json.SubTypes({
  @Json.SubType(type = LeagueEntry.Made.class, name = "made"),
  @Json.SubType(type = LeagueEntry.Joined.class, name = "joined"),
  @Json.SubType(type = LeagueEntry.Left.class, name = "left"),
  @Json.SubType(type = LeagueEntry.Called.class, name = "called"),
  @Json.SubType(type = LeagueEntry.Began.class, name = "began"),
  @Json.SubType(type = LeagueEntry.Ended.class, name = "ended"),
  @Json.SubType(type = LeagueEntry.Closed.class, name = "closed"),
})
public sealed interface LeagueEntry {
  /// Always the first one, and only that.
  ///
  /// @param maker the account
  /// @param next when the first season begins by itself, in milliseconds since 1970
  record Made(String maker, LeagueTerms terms, Conduct conduct, long next) implements LeagueEntry {}

  /// Somebody plays from the next season on.
  ///
  /// @param rating at this moment, as players see it
  record Joined(String account, int rating) implements LeagueEntry {}

  /// Somebody does not play after this season.
  record Left(String account) implements LeagueEntry {}

  /// The maker lets the next season begin.
  record Called() implements LeagueEntry {}

  /// A season has begun.
  ///
  /// @param season from 1
  /// @param divisions the highest first
  record Began(int season, List<Division> divisions) implements LeagueEntry {
    public Began {
      divisions = List.copyOf(divisions);
    }
  }

  /// A season is over.
  ///
  /// @param divisions with the first of each at its head
  /// @param dropped who has come to no game
  /// @param next when the next season begins by itself
  record Ended(List<Division> divisions, Set<String> dropped, long next) implements LeagueEntry {
    public Ended {
      divisions = List.copyOf(divisions);
      dropped = Set.copyOf(dropped);
    }
  }

  /// No more seasons: the maker wants it so, or too few have been left for too long.
  record Closed() implements LeagueEntry {}

  /// Those who play each other in a season.
  ///
  /// @param tournament its id
  @Json
  record Division(String tournament, List<String> accounts) {
    public Division {
      accounts = List.copyOf(accounts);
    }
  }
}
