package tianxia.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tianxia.server.account.AccountStore;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;

/// The logs of tournaments. Whoever appends says on which entry that is based: of two who do at
/// once one is refused and reads again, so that nothing is written twice. Writes return once they
/// are durable; all methods throw when the store fails. Thread-safe.
public interface TournamentStore {

  /// One entry in its place.
  ///
  /// @param seq from 1, without gaps
  /// @param at milliseconds since 1970
  record Row(int seq, long at, TournamentEntry entry) {}

  /// A tournament that there is, and the seq of its last entry.
  record Found(String id, int seq) {}

  /// A table that is made with a step of its tournament, and waits for its players.
  ///
  /// @param first its first entry
  /// @param seats those that are kept for accounts
  record NewTable(String id, Entry first, List<AccountStore.Seat> seats) {
    public NewTable {
      seats = List.copyOf(seats);
    }
  }

  /// What is to be written of a tournament, all or nothing.
  ///
  /// @param based the seq of the last entry that whoever writes knows
  /// @param entries none to note only when to look again
  /// @param tables made with it
  /// @param told accounts for which something has changed
  /// @param look when somebody is to look at it again; empty for never
  record Step(
      String id,
      int based,
      List<TournamentEntry> entries,
      List<NewTable> tables,
      Set<String> told,
      long at,
      OptionalLong look) {
    public Step {
      entries = List.copyOf(entries);
      tables = List.copyOf(tables);
      told = Set.copyOf(told);
    }

    /// A step that makes no tables and tells nobody.
    public Step(String id, int based, List<TournamentEntry> entries, long at, OptionalLong look) {
      this(id, based, entries, List.of(), Set.of(), at, look);
    }
  }

  /// How many there may be.
  ///
  /// @param day made by one account within a day
  /// @param open of one account that are not over
  /// @param all that are not over
  record Bounds(int day, int open, int all) {
    public static final Bounds STANDARD = new Bounds(6, 4, 300);
  }

  /// Makes a tournament.
  ///
  /// @param look when somebody is to look at it
  /// @return false if there are too many
  boolean make(String id, TournamentEntry.Made made, long at, long look, Bounds bounds);

  /// Appends to a tournament.
  ///
  /// @return false if there is an entry already after the one on which this is based, or no such
  ///   tournament: nothing was written
  boolean append(Step step);

  /// A tournament's log, in order; empty if there is none.
  List<Row> log(String id);

  /// How far a tournament has come; empty if there is none.
  Optional<Found> found(String id);

  /// Tournaments that somebody is to look at, those first that have waited longest.
  List<String> due(long now, int most);

  /// Tournaments: those that are open, the soonest first, those that are played, and those that are
  /// over, the latest first.
  ///
  /// @param account whoever takes part; empty for all that are no division of a league
  List<Found> list(Optional<Tournament.Phase> phase, Optional<String> account, int most);

  /// All that an account has made, or ever entered.
  List<String> all(String account);

  /// The leagues whose divisions are tournaments here.
  LeagueStore leagues();
}
