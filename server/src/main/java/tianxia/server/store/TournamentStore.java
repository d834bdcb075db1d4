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
  ///
  /// @param club whose it is; empty where it is none's, or that one is no more
  record Found(String id, int seq, Optional<OfClub> club) {}

  /// The club whose members alone may enter.
  record OfClub(String id, String name) {}

  /// Who looks for tournaments. Those of a club that nobody can find are seen by its members, by
  /// who takes part or did, and by their makers.
  ///
  /// @param account empty for a guest
  /// @param all whether all are seen
  record Looker(String account, boolean all) {
    public static final Looker GUEST = new Looker("", false);
  }

  /// What a list is to have.
  ///
  /// @param account whoever takes part; empty for all
  /// @param club whose they are; empty for all
  record Choice(Optional<Tournament.Phase> phase, Optional<String> account, Optional<String> club) {
    public static final Choice ALL =
        new Choice(Optional.empty(), Optional.empty(), Optional.empty());

    /// Those in which an account takes part.
    public static Choice of(Tournament.Phase phase, String account) {
      return new Choice(Optional.of(phase), Optional.of(account), Optional.empty());
    }
  }

  /// What came of the making of a tournament.
  enum Making {
    DONE,
    TOO_MANY,
    /// It was to be a club's that the maker does not organise.
    NOT_AN_ORGANISER
  }

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
  /// @param club whose members alone may enter; empty for none. An account must be one of its
  ///   organisers
  /// @param look when somebody is to look at it
  Making make(
      String id,
      TournamentEntry.Made made,
      Optional<String> club,
      long at,
      long look,
      Bounds bounds);

  /// Appends to a tournament.
  ///
  /// @return false if there is an entry already after the one on which this is based, or no such
  ///   tournament, or somebody enters who may not: nothing was written
  boolean append(Step step);

  /// A tournament's log, in order; empty if there is none.
  List<Row> log(String id);

  /// How far a tournament has come; empty if there is none that is seen by who looks.
  Optional<Found> found(String id, Looker by);

  /// Whether an account may enter, as far as it is a club's matter.
  boolean admits(String id, String account);

  /// Tournaments that somebody is to look at, those first that have waited longest.
  List<String> due(long now, int most);

  /// Tournaments: those that are open, the soonest first, those that are played, and those that are
  /// over, the latest first. Those of all are without the divisions of leagues.
  List<Found> list(Choice choice, Looker by, int most);

  /// All that an account has made, or ever entered.
  List<String> all(String account);

  /// Deletes tournaments and leagues that are over and have not been written to since; a league
  /// with all of its seasons, once the last of them is over. Their tables stay.
  ///
  /// @return how many were deleted
  int forget(long before, int most);

  /// The leagues whose divisions are tournaments here.
  LeagueStore leagues();
}
