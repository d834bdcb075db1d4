package tianxia.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tianxia.server.account.AccountStore;
import tianxia.server.log.Mendable;
import tianxia.server.notice.NoticeStore;
import tianxia.server.talk.TalkStore;

/// The logs of all tables, and what is stored beside them. Thread-safe.
public interface Store extends AutoCloseable {

  /// One entry in its place.
  ///
  /// @param seq from 1, without gaps
  /// @param at milliseconds since 1970
  record Row(String table, int seq, long at, Entry entry) {}

  /// Until which moment a seat has put its questions off; 0: not at all. It stands beside the log,
  /// each in the place of the one before.
  record PutOff(String table, int seat, int until) {}

  /// What a seat would answer to what others may do. It stands beside the log, each in the place of
  /// the one before.
  ///
  /// @param seq how many entries the log had
  /// @param lines each a series of events as a record has them; none: nothing
  record Prepared(String table, int seat, int seq, List<List<String>> lines) {
    public Prepared {
      lines = lines.stream().map(List::copyOf).toList();
    }
  }

  /// A change to the lists of tables that wait: to begin, or for a time of day.
  ///
  /// @param begins tables that wait to begin from now on, or go on to
  /// @param ends tables that don't any more
  /// @param due tables that have another due time from now on, or none
  record Waiting(List<String> begins, List<String> ends, List<Due> due) {
    /// Nothing.
    public static final Waiting SAME = new Waiting(List.of(), List.of());

    public Waiting(List<String> begins, List<String> ends) {
      this(begins, ends, List.of());
    }

    /// One table waits from now on, or goes on to.
    public static Waiting beginning(String table) {
      return new Waiting(List.of(table), List.of());
    }

    /// One table doesn't any more.
    public static Waiting ending(String table) {
      return new Waiting(List.of(), List.of(table));
    }

    /// The same with due times.
    public Waiting and(List<Due> more) {
      return new Waiting(begins, ends, Stream.concat(due.stream(), more.stream()).toList());
    }

    public Waiting {
      begins = List.copyOf(begins);
      ends = List.copyOf(ends);
      due = List.copyOf(due);
    }
  }

  /// When somebody's time at a table is up.
  ///
  /// @param at milliseconds since 1970; empty if nobody's time runs by the time of day
  record Due(String table, OptionalLong at) {}

  /// The right to write to a table, until somebody claims it again.
  ///
  /// @param epoch how often the table has been claimed; 0 in a store that has one owner
  record Claim(String table, long epoch) {}

  /// A table as it was when it was claimed; without rows there is none.
  record Claimed(Claim claim, List<Row> rows, List<PutOff> putOffs, List<Prepared> prepared) {
    public Claimed {
      rows = List.copyOf(rows);
      putOffs = List.copyOf(putOffs);
      prepared = List.copyOf(prepared);
    }

    /// A table with its first row alone.
    public static Claimed begun(Claim claim, Row first) {
      return new Claimed(claim, List.of(first), List.of(), List.of());
    }
  }

  /// Takes a table over and reads it: what is written by an earlier claim is refused from now on. A
  /// store with one owner, who has one writer for each table, has nothing to refuse.
  ///
  /// @throws Failure if it can't be claimed or read
  default Claimed claim(String table) {
    return new Claimed(new Claim(table, 0), rows(table), putOffs(table), prepared(table));
  }

  /// Appends to a table, and begins tables beside it, with what that does to the tables that wait,
  /// all or none, and returns once it is durable.
  ///
  /// @param rows of the claimed table, and first rows of others
  /// @param at milliseconds since 1970, for those that wait
  /// @throws Lost if somebody else has claimed the table
  /// @throws Failure if they are not in the store, or if that is not certain
  default void append(Claim claim, List<Row> rows, Waiting waiting, long at) {
    append(rows, waiting, at);
  }

  /// Appends the end of a game, as [#append] does, with what it tells others, all or none: it is
  /// rated only once, and told to its tournament only once. A store that keeps no accounts has
  /// nothing to tell.
  ///
  /// @throws Lost if somebody else has claimed the table
  /// @throws Failure if they are not in the store, or if that is not certain
  default void end(Claim claim, List<Row> rows, Waiting waiting, long at, Ending ending) {
    append(claim, rows, waiting, at);
  }

  /// As [#append] without a claim: for first rows, and for what is known of waiting tables.
  ///
  /// @param at milliseconds since 1970, for those that wait
  /// @throws Failure if they are not in the store, or if that is not certain
  void append(List<Row> rows, Waiting waiting, long at);

  /// Begins a table: appends its first row, as [#append] does, and claims it.
  ///
  /// @param at milliseconds since 1970, if it waits
  /// @return the table with that row alone
  /// @throws Failure if it is not in the store, or if that is not certain
  default Claimed begin(Row first, Waiting waiting, long at) {
    append(List.of(first), waiting, at);
    return claim(first.table());
  }

  /// Appends rows that change nothing about waiting.
  default void append(List<Row> rows) {
    append(rows, Waiting.SAME, 0);
  }

  /// A table's log, in order; empty for a table that does not exist.
  ///
  /// @throws Failure if the store can't be read
  List<Row> rows(String table);

  /// Ids of tables that there are, ascending by their code points: those after one of them.
  ///
  /// @param after an id; empty for the first ones
  /// @param most how many at most
  /// @throws Failure if the store can't be read
  List<String> tables(String after, int most);

  /// When a table was last written to.
  ///
  /// @param at milliseconds since 1970
  record LastWrite(String table, long at) {}

  /// As [#tables], with when each was last written to.
  ///
  /// @throws Failure if the store can't be read
  List<LastWrite> lastWrites(String after, int most);

  /// Keeps what a seat has put off, and returns once it is durable.
  ///
  /// @throws Lost if somebody else has claimed the table
  /// @throws Failure if it is not in the store, or if that is not certain
  void putOff(Claim claim, PutOff putOff);

  /// What the seats of a table have put off.
  ///
  /// @throws Failure if the store can't be read
  List<PutOff> putOffs(String table);

  /// Keeps what a seat has prepared, and returns once it is durable.
  ///
  /// @throws Lost if somebody else has claimed the table
  /// @throws Failure if it is not in the store, or if that is not certain
  void prepare(Claim claim, Prepared prepared);

  /// What the seats of a table have prepared.
  ///
  /// @throws Failure if the store can't be read
  List<Prepared> prepared(String table);

  /// The tables that have waited longest, of those at which nothing has happened since `before`.
  ///
  /// @param before milliseconds since 1970
  /// @param most how many at most
  /// @throws Failure if the store can't be read
  List<String> waitingSince(long before, int most);

  /// Tables whose due time has come, those that have been due longest first.
  ///
  /// @param now milliseconds since 1970
  /// @param most how many at most
  /// @throws Failure if the store can't be read
  List<String> due(long now, int most);

  /// How much room is taken and left.
  ///
  /// @param bytes of all that is stored
  /// @param free bytes left on the disk; empty where that is not known
  record Room(long bytes, OptionalLong free) {}

  /// How much room the store takes and has left. Cheap.
  ///
  /// @throws Failure if the store can't be read
  Room room();

  /// How many tables there are. Reads through an index of all of them.
  ///
  /// @throws Failure if the store can't be read
  long count();

  /// How many tables wait.
  ///
  /// @throws Failure if the store can't be read
  int waiting();

  /// Deletes all there is of a table, and returns once that is durable.
  ///
  /// @throws Lost if somebody else has claimed the table
  /// @throws Failure if it is still there, or if that is not certain
  void delete(Claim claim);

  /// The accounts in the same database; empty if the store keeps none.
  default Optional<AccountStore> accounts() {
    return Optional.empty();
  }

  /// Who wants to be told, in the same database; empty if the store keeps nothing of it.
  default Optional<NoticeStore> notices() {
    return Optional.empty();
  }

  /// What is said at the tables, in the same database; empty if the store keeps nothing of it.
  default Optional<TalkStore> talk() {
    return Optional.empty();
  }

  /// Tournaments, in the same database; empty if the store keeps none.
  default Optional<TournamentStore> tournaments() {
    return Optional.empty();
  }

  /// Clubs, in the same database; empty if the store keeps none.
  default Optional<ClubStore> clubs() {
    return Optional.empty();
  }

  /// Reviews of finished games, in the same database; empty if the store keeps none.
  default Optional<ReviewStore> reviews() {
    return Optional.empty();
  }

  /// Writes something without effect, so that a store which has failed notices that it works again.
  ///
  /// @throws Failure if it does not
  void probe();

  /// What is wrong with the store now, for the operator: that a recent write or read failed. Does
  /// not touch the disk.
  Optional<String> trouble();

  @Override
  void close();

  /// The store failed. A caller that appended must discard its state in memory and read it again.
  sealed class Failure extends RuntimeException implements Mendable {
    private static final long serialVersionUID = 1L;

    /// A failure by another one: broken, unless that is the store's own.
    public static Failure because(String message, @Nullable Throwable cause) {
      return cause instanceof Failure failure && failure.isMendable()
          ? new Failure(message, cause)
          : new Broken(message, cause);
    }

    public Failure(String message, @Nullable Throwable cause) {
      super(message, cause);
    }

    public Failure(String message) {
      super(message);
    }

    @Override
    public boolean isMendable() {
      return true;
    }
  }

  /// What is stored does not fit, or the program is at fault: neither a disk nor a connection that
  /// an operator could mend.
  final class Broken extends Failure {
    private static final long serialVersionUID = 1L;

    public Broken(String message, @Nullable Throwable cause) {
      super(message, cause);
    }

    public Broken(String message) {
      super(message);
    }

    @Override
    public boolean isMendable() {
      return false;
    }
  }

  /// Nothing was written, or that is not certain: a full disk, say.
  final class NotWritten extends Failure {
    private static final long serialVersionUID = 1L;

    public NotWritten(Throwable cause) {
      super("nothing was written", cause);
    }
  }

  /// The table's game is played by rules that this program does not have. It stays as it is, for
  /// one that has them.
  final class OtherRules extends Failure {
    private static final long serialVersionUID = 1L;

    public OtherRules(String table, String game, int rulesVersion) {
      super(
          "table %s is played by version %d of the rules of %s, which this program does not have:"
                  .formatted(table, rulesVersion, game)
              + " run one that has it");
    }
  }

  /// Somebody else has claimed the table since: nothing was written, and what the caller has in
  /// memory is out of date.
  final class Lost extends Failure {
    private static final long serialVersionUID = 1L;

    private final String table;

    public Lost(String table) {
      super("another owner has claimed table " + table);
      this.table = table;
    }

    public String table() {
      return table;
    }
  }
}
