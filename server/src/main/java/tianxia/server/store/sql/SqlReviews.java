package tianxia.server.store.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.Packed;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.rows.RatingRows;
import tianxia.server.store.rows.ReviewRows;

/// Reviews in a database in SQL, beside the logs of the tables.
///
/// Whoever orders or finishes one holds the order of ratings first, as whoever rates does, so that
/// bounds hold on all nodes together. The row of an order is what a deletion of its table and the
/// end of the work wait for each other at: no review is kept of a table that is gone.
public final class SqlReviews implements ReviewStore {
  private final SqlDatabase database;

  public SqlReviews(SqlDatabase database) {
    this.database = database;
  }

  /// The order first: it goes in the transaction in which the finished review comes.
  @Override
  public Found find(Subject subject) {
    return database.read(handle ->
        ReviewRows.ordered(handle, subject)
            .<Found>map(each -> each)
            .or(() -> ReviewRows.finished(handle, subject).map(Found.Finished::new))
            .orElseGet(Found.Nothing::new));
  }

  @Override
  public boolean order(Subject subject, String by, Packed order, Bounds most) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      if (ReviewRows.known(handle, subject)) {
        return true;
      }
      if (ReviewRows.unfinished(handle, "") >= most.inAll()
          || ReviewRows.unfinished(handle, by) >= most.byOne()) {
        return false;
      }
      ReviewRows.insert(handle, subject, by, order);
      return true;
    });
  }

  @Override
  public List<Job> jobs(String version) {
    return database.read(handle -> ReviewRows.jobs(handle, version));
  }

  @Override
  public long unfinished() {
    return database.read(handle -> ReviewRows.unfinished(handle, ""));
  }

  @Override
  public void asked(Set<Subject> subjects) {
    // In one order on all nodes, so that none waits for another that waits for it.
    List<Subject> sorted = subjects.stream().sorted(ReviewRows.ORDER).toList();
    database.write(handle ->
        sorted.forEach(subject ->
            ReviewRows.update(handle, "asks = asks + 1", "state <> 'FAILED'", subject).execute()));
  }

  @Override
  public boolean take(Job seen) {
    return database.decide(handle ->
        ReviewRows.update(
                    handle,
                    "state = 'WORKING', epoch = epoch + 1",
                    "state <> 'FAILED' and state = :state and epoch = :epoch" + " and beat = :beat",
                    seen.subject())
                .bind("state", seen.state().name())
                .bind("epoch", seen.epoch())
                .bind("beat", seen.beat())
                .execute()
            > 0);
  }

  @Override
  public Optional<Work> work(Claim claim) {
    return database.read(handle -> ReviewRows.work(handle, claim.subject()));
  }

  @Override
  public List<Claim> tell(List<Progress> all) {
    List<Progress> sorted =
        all.stream()
            .sorted((a, b) -> ReviewRows.ORDER.compare(a.claim().subject(), b.claim().subject()))
            .toList();
    return database.decide(handle -> {
      List<Claim> lost = new ArrayList<>();
      for (Progress each : sorted) {
        if (!tell(handle, each)) {
          lost.add(each.claim());
        }
      }
      return lost;
    });
  }

  private static boolean tell(Handle handle, Progress progress) {
    return ReviewRows.claimed(
                handle,
                "beat = beat + 1,"
                    + " seconds = case when :seconds < 0 then seconds else :seconds end,"
                    + " progress = case when progress > :progress then progress else :progress end,"
                    + " reached = case when length(:reached) = 0 then reached else :reached end",
                progress.claim())
            .bind("progress", progress.progress())
            .bind("seconds", progress.seconds())
            .bind("reached", progress.reached().bytes())
            .execute()
        > 0;
  }

  @Override
  public boolean improve(Progress progress, Packed soFar) {
    return database.decide(handle ->
        tell(handle, progress)
            && ReviewRows.claimed(handle, "so_far = :far", progress.claim())
                    .bind("far", soFar.bytes())
                    .execute()
                > 0);
  }

  @Override
  public boolean finish(Claim claim, Packed body, long room) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      boolean own = ReviewRows.remove(handle, claim);
      if (own && ReviewRows.hasTable(handle, claim.subject().table())) {
        ReviewRows.keep(handle, claim.subject(), body, room);
      }
      return own;
    });
  }

  @Override
  public void release(Claim claim) {
    database.write(handle -> ReviewRows.claimed(handle, "state = 'WAITING'", claim).execute());
  }

  @Override
  public void fail(Claim claim) {
    database.write(handle -> ReviewRows.claimed(handle, "state = 'FAILED'", claim).execute());
  }

  @Override
  public void drop(Job seen) {
    database.write(handle -> ReviewRows.drop(handle, seen));
  }

  @Override
  public void releaseAll() {
    database.write(handle ->
        handle.execute("update review_job set state = 'WAITING' where state = 'WORKING'"));
  }
}
