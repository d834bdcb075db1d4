package tianxia.server.store.sqlite;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tianxia.server.account.AccountStore;
import tianxia.server.notice.NoticeStore;
import tianxia.server.store.ClubStore;
import tianxia.server.store.Ending;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.Store;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.folder.DataFolder;
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

/// The store in one SQLite file. Write-ahead log with full sync: what is committed survives a crash
/// and a power failure. One connection writes, several read.
public final class SqliteStore implements Store {
  private final DataFolder folder;
  private final StoreHealth condition =
      new StoreHealth(System::nanoTime, DatabaseDiagnosis::reason);
  private final GroupCommit writer;
  private final HikariDataSource readers;
  private final Jdbi reading;

  /// Opens the store in a folder that it owns from then on, and brings its tables up to date.
  ///
  /// @param failures is told when nothing more can be written
  /// @throws UncheckedIOException if it can't be used, with a sentence for the one who runs the
  ///   server; the folder is free again then
  public SqliteStore(DataFolder folder, FatalFailureListener failures) {
    this.folder = folder;
    SqliteDatabase database = new SqliteDatabase(folder.database());
    try {
      database.checkUnlessLarge(folder.size());
      database.migrate();
      this.writer =
          new GroupCommit(
              new WriteConnection(
                  database.writing(), new DatabaseLocation(folder.database()), condition),
              failures);
      this.readers = database.readers();
    } catch (RuntimeException e) {
      folder.close();
      throw new UncheckedIOException(
          DatabaseDiagnosis.told(folder.database(), e),
          new IOException("the store cannot be opened", e));
    }
    this.reading = Jdbi.create(readers);
  }

  @Override
  public void append(List<Row> rows, Waiting waiting, long at) {
    writer.commit(Batch.appending(Optional.empty(), rows, waiting, at));
  }

  @Override
  public void end(Claim claim, List<Row> rows, Waiting waiting, long at, Ending ending) {
    writer.commit(Batch.ending(claim, rows, waiting, at, ending));
  }

  /// With one owner there is nothing to claim, and nothing to read back.
  @Override
  public Claimed begin(Row first, Waiting waiting, long at) {
    append(List.of(first), waiting, at);
    return Claimed.begun(new Claim(first.table(), 0), first);
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

  @Override
  public Room room() {
    return new Room(folder.size(), OptionalLong.of(folder.free()));
  }

  @Override
  public long count() {
    return read("the number of tables", StoreQueries::count);
  }

  private <A> A read(String what, Function<Handle, A> question) {
    try {
      A answer = reading.withHandle(question::apply);
      condition.read();
      return answer;
    } catch (RuntimeException e) {
      condition.notRead(e);
      throw DatabaseDiagnosis.isOfDatabase(e)
          ? new Failure(what + " can't be read", e)
          : new Broken(what + " can't be read", e);
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
    // The last connection to close brings the write-ahead log into the database; a reader can't.
    readers.close();
    writer.close();
    folder.close();
  }
}
