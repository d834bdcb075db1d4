package tianxia.server.tournament;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One entry of a tournament's log.
@Json(typeProperty = "entry")
@Json.SubTypes({
  @Json.SubType(type = TournamentEntry.Made.class, name = "made"),
  @Json.SubType(type = TournamentEntry.Entered.class, name = "entered"),
  @Json.SubType(type = TournamentEntry.Withdrew.class, name = "withdrew"),
  @Json.SubType(type = TournamentEntry.Started.class, name = "started"),
  @Json.SubType(type = TournamentEntry.Paired.class, name = "paired"),
  @Json.SubType(type = TournamentEntry.Ended.class, name = "ended"),
  @Json.SubType(type = TournamentEntry.Closed.class, name = "closed"),
})
public sealed interface TournamentEntry {
  /// Always the first one, and only that.
  ///
  /// @param maker the account; empty for the host, and for a league
  /// @param league of which it is a division
  record Made(String maker, Terms terms, Conduct conduct, Optional<OfLeague> league)
      implements TournamentEntry {
    /// Whatever reads entries takes the one that is written out first.
    public Made {}

    /// One for itself.
    public Made(String maker, Terms terms, Conduct conduct) {
      this(maker, terms, conduct, Optional.empty());
    }
  }

  /// Which division of which league a tournament is.
  ///
  /// @param id of the league
  /// @param division from 1, the highest
  @Json
  record OfLeague(String id, String name, int season, int division) {}

  /// Somebody takes part, again or for the first time.
  ///
  /// @param rating at this moment, as players see it; the first time counts
  record Entered(String account, int rating) implements TournamentEntry {}

  /// Somebody does not any more.
  record Withdrew(String account) implements TournamentEntry {}

  /// The first round may be paired.
  record Started() implements TournamentEntry {}

  /// A round was paired, or those who shared a win in a knock-out play again.
  ///
  /// @param byes who is left over
  record Paired(List<Board> boards, List<String> byes) implements TournamentEntry {
    public Paired {
      boards = List.copyOf(boards);
      byes = List.copyOf(byes);
    }
  }

  /// Who is to sit at a table.
  ///
  /// @param table its id, under which it is made, once; empty if it is decided without a game
  /// @param accounts by their seats
  @Json
  record Board(String table, List<String> accounts) {
    public Board {
      accounts = List.copyOf(accounts);
    }
  }

  /// A table is over.
  ///
  /// @param winners the seats of those who won or shared the win
  /// @param absent the seats of those who did not come
  record Ended(String table, Set<Integer> winners, Set<Integer> absent) implements TournamentEntry {
    public Ended {
      winners = Set.copyOf(winners);
      absent = Set.copyOf(absent);
    }
  }

  /// All rounds are over, or the maker has ended it.
  record Closed() implements TournamentEntry {}
}
