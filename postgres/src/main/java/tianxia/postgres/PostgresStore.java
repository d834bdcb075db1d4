package tianxia.postgres;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tianxia.server.account.AccountStore;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.SharedStore;
import tianxia.server.notice.NoticeStore;
import tianxia.server.store.ClubStore;
import tianxia.server.store.Ending;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.sql.Batch;
import tianxia.server.store.sql.GroupCommit;
import tianxia.server.store.sql.PreparedRows;
import tianxia.server.store.sql.SqlAccounts;
import tianxia.server.store.sql.SqlClubs;
import tianxia.server.store.sql.SqlDatabase;
import tianxia.server.store.sql.SqlNotices;
import tianxia.server.store.sql.SqlReviews;
import tianxia.server.store.sql.SqlTalk;
import tianxia.server.store.sql.SqlTournaments;
import tianxia.server.store.sql.StoreQueries;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.talk.TalkStore;

/// The store in one PostgreSQL database. One connection writes, several read and claim.
///
/// Several stores may be open on one database: each claim of a table counts its epoch up, and what
/// carries an earlier epoch is refused in its own transaction. A claim waits for transactions that
/// are writing to the table, so that it reads what became of them.
final class PostgresStore implements SharedStore {
  private final String node = UUID.randomUUID().toString();
  private final StoreHealth condition =
      new StoreHealth(System::nanoTime, PostgresDiagnosis::reason);
  private final PostgresDatabase database;
  private final GroupCommit writer;
  private final HikariDataSource readers;
  private final Jdbi reading;

  /// This node's in its cluster, once it has joined one.
  private volatile OptionalLong serial = OptionalLong.empty();

  /// Opens the store and brings its tables up to date.
  ///
  /// @param failures is told when nothing more can be written
  /// @throws UncheckedIOException if it can't be used, with a sentence for the one who runs the
  ///   server
  PostgresStore(PostgresDatabase database, FatalFailureListener failures) {
    this.database = database;
    this.readers = database.readers();
    try {
      database.migrate();
      this.writer = new GroupCommit(new FencedConnection(database.writing(), condition), failures);
    } catch (RuntimeException e) {
      readers.close();
      throw new UncheckedIOException(
          PostgresDiagnosis.told(database.address(), e),
          new IOException("the store cannot be opened"));
    }
    this.reading = PostgresDatabase.quiet(Jdbi.create(readers));
  }

  @Override
  public Membership join(String address, Membership.Duty duty, FatalFailureListener failures) {
    Membership membership =
        new PostgresMembership(
            database.asking(), address, MembershipTimes.STANDARD, duty, System::nanoTime, failures);
    serial = OptionalLong.of(membership.self().serial());
    return membership;
  }

  @Override
  public Claimed claim(String table) {
    return read(
        "the log of " + table,
        handle ->
            handle.inTransaction(transaction -> Claiming.claim(transaction, table, node, serial)));
  }

  @Override
  public void append(Claim claim, List<Row> rows, Waiting waiting, long at) {
    checkFirst(rows.stream().filter(row -> !row.table().equals(claim.table())).toList());
    writer.commit(Batch.appending(Optional.of(claim), rows, waiting, at));
  }

  @Override
  public void end(Claim claim, List<Row> rows, Waiting waiting, long at, Ending ending) {
    checkFirst(rows.stream().filter(row -> !row.table().equals(claim.table())).toList());
    writer.commit(Batch.ending(claim, rows, waiting, at, ending));
  }

  @Override
  public void append(List<Row> rows, Waiting waiting, long at) {
    checkFirst(rows);
    writer.commit(Batch.appending(Optional.empty(), rows, waiting, at));
  }

  /// Tables that nobody has claimed can only begin.
  private static void checkFirst(List<Row> rows) {
    for (Row row : rows) {
      if (row.seq() != 1) {
        throw new Broken("table " + row.table() + " must be claimed before it is written to");
      }
    }
  }

  @Override
  public void putOff(Claim claim, PutOff putOff) {
    writer.commit(Batch.puttingOff(claim, putOff));
  }

  @Override
  public void prepare(Claim claim, Prepared prepared) {
    writer.commit(PreparedRows.preparing(claim, prepared));
  }

  @Override
  public void delete(Claim claim) {
    writer.commit(Batch.deleting(claim));
  }

  @Override
  public List<String> tables(String after, int most) {
    return read("the list of tables", handle -> StoreQueries.tables(handle, after, most));
  }

  @Override
  public List<LastWrite> lastWrites(String after, int most) {
    return read("the list of tables", handle -> StoreQueries.lastWrites(handle, after, most));
  }

  @Override
  public List<Row> rows(String table) {
    return read("the log of " + table, handle -> StoreQueries.rows(handle, table));
  }

  @Override
  public List<PutOff> putOffs(String table) {
    return read("what is put off at " + table, handle -> StoreQueries.putOffs(handle, table));
  }

  @Override
  public List<Prepared> prepared(String table) {
    return read("what is prepared at " + table, handle -> PreparedRows.of(handle, table));
  }

  @Override
  public List<String> waitingSince(long before, int most) {
    return read(
        "the list of waiting tables", handle -> StoreQueries.waitingSince(handle, before, most));
  }

  @Override
  public List<String> due(long now, int most) {
    return read("the list of due tables", handle -> StoreQueries.due(handle, now, most));
  }

  @Override
  public int waiting() {
    return read("the number of waiting tables", StoreQueries::waiting);
  }

  /// What is left on the database's disk, only its own host knows.
  @Override
  public Room room() {
    return new Room(
        read(
            "the size of the store",
            handle ->
                handle
                    .createQuery("select pg_database_size(current_database())")
                    .mapTo(Long.class)
                    .one()),
        OptionalLong.empty());
  }

  @Override
  public long count() {
    return read("the number of tables", StoreQueries::count);
  }

  private <A> A read(String what, Function<Handle, A> question) {
    try {
      A answer = asked(question);
      condition.read();
      return answer;
    } catch (RuntimeException e) {
      condition.notRead(e);
      throw PostgresDiagnosis.isOfWhatWasWritten(e)
          ? new Broken(what + " can't be read", PostgresDiagnosis.mentionable(e))
          : new Failure(what + " can't be read", PostgresDiagnosis.mentionable(e));
    }
  }

  /// Asks once more on a new connection if the one at hand had ended unnoticed. Claiming twice is
  /// the same as once.
  private <A> A asked(Function<Handle, A> question) {
    try {
      return reading.withHandle(question::apply);
    } catch (RuntimeException e) {
      if (!PostgresDiagnosis.isOfConnection(e)) {
        throw e;
      }
      readers.getHikariPoolMXBean().softEvictConnections();
      return reading.withHandle(question::apply);
    }
  }

  @Override
  public Optional<AccountStore> accounts() {
    return Optional.of(new SqlAccounts(new SqlDatabase(writer, this::read, "an account")));
  }

  @Override
  public Optional<NoticeStore> notices() {
    return Optional.of(new SqlNotices(new SqlDatabase(writer, this::read, "a notice")));
  }

  @Override
  public Optional<TalkStore> talk() {
    return Optional.of(new SqlTalk(new SqlDatabase(writer, this::read, "what was said")));
  }

  @Override
  public Optional<TournamentStore> tournaments() {
    return Optional.of(new SqlTournaments(new SqlDatabase(writer, this::read, "a tournament")));
  }

  @Override
  public Optional<ClubStore> clubs() {
    return Optional.of(new SqlClubs(new SqlDatabase(writer, this::read, "a club")));
  }

  @Override
  public Optional<ReviewStore> reviews() {
    return Optional.of(new SqlReviews(new SqlDatabase(writer, this::read, "a review")));
  }

  @Override
  public void probe() {
    writer.commit(Batch.probing());
  }

  @Override
  public Optional<String> trouble() {
    return condition.trouble();
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
  }
}
