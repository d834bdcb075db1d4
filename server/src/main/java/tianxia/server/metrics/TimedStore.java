package tianxia.server.metrics;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tianxia.server.account.AccountStore;
import tianxia.server.notice.NoticeStore;
import tianxia.server.store.ClubStore;
import tianxia.server.store.Ending;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.Store;
import tianxia.server.store.TournamentStore;
import tianxia.server.talk.TalkStore;

/// A store whose writes are timed.
///
/// @param store that does the work
record TimedStore(Store store, Metrics metrics) implements Store {
  private void timed(Runnable write) {
    timed(() -> {
      write.run();
      return true;
    });
  }

  private <T> T timed(Supplier<T> write) {
    long began = System.nanoTime();
    boolean written = false;
    try {
      T result = write.get();
      written = true;
      return result;
    } finally {
      metrics.stored(written, System.nanoTime() - began);
    }
  }

  @Override
  public Claimed claim(String table) {
    return store.claim(table);
  }

  @Override
  public void append(Claim claim, List<Row> rows, Waiting waiting, long at) {
    timed(() -> store.append(claim, rows, waiting, at));
  }

  @Override
  public void end(Claim claim, List<Row> rows, Waiting waiting, long at, Ending ending) {
    timed(() -> store.end(claim, rows, waiting, at, ending));
  }

  @Override
  public void append(List<Row> rows, Waiting waiting, long at) {
    timed(() -> store.append(rows, waiting, at));
  }

  @Override
  public Claimed begin(Row first, Waiting waiting, long at) {
    return timed(() -> store.begin(first, waiting, at));
  }

  @Override
  public List<Row> rows(String table) {
    return store.rows(table);
  }

  @Override
  public List<LastWrite> lastWrites(String after, int most) {
    return store.lastWrites(after, most);
  }

  @Override
  public List<String> tables(String after, int most) {
    return store.tables(after, most);
  }

  @Override
  public void prepare(Claim claim, Prepared prepared) {
    timed(() -> store.prepare(claim, prepared));
  }

  @Override
  public List<Prepared> prepared(String table) {
    return store.prepared(table);
  }

  @Override
  public void putOff(Claim claim, PutOff putOff) {
    timed(() -> store.putOff(claim, putOff));
  }

  @Override
  public List<PutOff> putOffs(String table) {
    return store.putOffs(table);
  }

  @Override
  public List<String> waitingSince(long before, int most) {
    return store.waitingSince(before, most);
  }

  @Override
  public List<String> due(long now, int most) {
    return store.due(now, most);
  }

  @Override
  public Room room() {
    return store.room();
  }

  @Override
  public long count() {
    return store.count();
  }

  @Override
  public int waiting() {
    return store.waiting();
  }

  @Override
  public void delete(Claim claim) {
    timed(() -> store.delete(claim));
  }

  @Override
  public Optional<AccountStore> accounts() {
    return store.accounts();
  }

  @Override
  public Optional<NoticeStore> notices() {
    return store.notices();
  }

  @Override
  public Optional<TalkStore> talk() {
    return store.talk();
  }

  @Override
  public Optional<TournamentStore> tournaments() {
    return store.tournaments();
  }

  @Override
  public Optional<ClubStore> clubs() {
    return store.clubs();
  }

  @Override
  public Optional<ReviewStore> reviews() {
    return store.reviews();
  }

  @Override
  public void probe() {
    store.probe();
  }

  @Override
  public Optional<String> trouble() {
    return store.trouble();
  }

  @Override
  public void close() {
    store.close();
  }
}
