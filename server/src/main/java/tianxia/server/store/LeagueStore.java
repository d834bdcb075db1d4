package tianxia.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;

/// The logs of leagues, as [TournamentStore] has those of tournaments: whoever appends says on
/// which entry that is based. When the last tournament of a season is over, its league is to be
/// looked at. Writes return once they are durable; all methods throw when the store fails.
/// Thread-safe.
public interface LeagueStore {

  /// One entry in its place.
  ///
  /// @param seq from 1, without gaps
  /// @param at milliseconds since 1970
  record Row(int seq, long at, LeagueEntry entry) {}

  /// A league that there is, or a tournament of one, and the seq of its last entry.
  record Found(String id, int seq) {}

  /// A tournament that is made with a step of its league.
  ///
  /// @param division from 1, the highest
  /// @param entries its first ones: it has begun
  record Division(String tournament, int season, int division, List<TournamentEntry> entries) {
    public Division {
      entries = List.copyOf(entries);
    }
  }

  /// What is to be written of a league, all or nothing.
  ///
  /// @param based the seq of the last entry that whoever writes knows
  /// @param entries none to note only when to look again
  /// @param divisions made with it
  /// @param told accounts for which something has changed
  /// @param look when somebody is to look at it again; empty for never
  record Step(
      String id,
      int based,
      List<LeagueEntry> entries,
      List<Division> divisions,
      Set<String> told,
      long at,
      OptionalLong look) {
    public Step {
      entries = List.copyOf(entries);
      divisions = List.copyOf(divisions);
      told = Set.copyOf(told);
    }

    /// A step that makes no tournaments and tells nobody.
    public Step(String id, int based, List<LeagueEntry> entries, long at, OptionalLong look) {
      this(id, based, entries, List.of(), Set.of(), at, look);
    }
  }

  /// A season that is over, or played.
  ///
  /// @param ended 0 while it is played
  /// @param winner the account that was first in the highest division; empty while it is played
  record Season(int season, long began, long ended, String winner) {}

  /// How many there may be.
  ///
  /// @param day made by one account within a day
  /// @param open of one account that are not over
  /// @param all that are not over
  record Bounds(int day, int open, int all) {
    public static final Bounds STANDARD = new Bounds(2, 2, 50);
  }

  /// Makes a league.
  ///
  /// @param look when somebody is to look at it
  /// @return false if there are too many
  boolean make(String id, LeagueEntry.Made made, long at, long look, Bounds bounds);

  /// Appends to a league.
  ///
  /// @return false if there is an entry already after the one on which this is based, or no such
  ///   league, or nobody was to look though its season can be ended: nothing was written
  boolean append(Step step);

  /// A league's first entry, and those since its season began, in order; empty if there is none.
  List<Row> log(String id);

  /// How far a league has come; empty if there is none.
  Optional<Found> found(String id);

  /// Leagues that somebody is to look at, those first that have waited longest.
  List<String> due(long now, int most);

  /// Leagues: those that go on, the last changed first, then those that are over.
  ///
  /// @param account whoever plays there; empty for all
  List<Found> list(Optional<League.Phase> phase, Optional<String> account, int most);

  /// The latest seasons of a league, the last first.
  List<Season> seasons(String id, int most);

  /// The tournaments of a season, the highest division first.
  List<Found> divisions(String id, int season);

  /// All that an account has made, or ever joined.
  List<String> all(String account);
}
