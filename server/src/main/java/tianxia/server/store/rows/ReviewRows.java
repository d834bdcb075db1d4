package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
import tianxia.server.store.Packed;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Found;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.State;
import tianxia.server.store.ReviewStore.Subject;
import tianxia.server.store.ReviewStore.Work;

/// The rows of reviews and of what is ordered, read and written.
public final class ReviewRows {
  public static final Comparator<Subject> ORDER =
      Comparator.comparing(Subject::table).thenComparing(Subject::version);

  private static final String OF = " where id = :id and version = :version";

  private static final String LOOKED = "case when length(%s.so_far) = 0 then 0 else 1 end";

  /// Whether an order waits that is taken up before one.
  private static final String BEFORE =
      "other.state = 'WAITING' and (%1$s < %2$s or %1$s = %2$s and other.number < review_job.number)"
          .formatted(LOOKED.formatted("other"), LOOKED.formatted("review_job"));

  /// Whether an order is worked on until it is done, not for a first look alone.
  private static final String DEEP = "other.state = 'WORKING' and length(other.so_far) > 0";

  private ReviewRows() {}

  /// A change to an order.
  public static Update update(Handle handle, String change, String condition, Subject subject) {
    return handle
        .createUpdate("update review_job set " + change + OF + " and " + condition)
        .bind("id", subject.table())
        .bind("version", subject.version());
  }

  /// A change to an order by who works on it.
  public static Update claimed(Handle handle, String change, Claim claim) {
    return update(handle, change, "state = 'WORKING' and epoch = :epoch", claim.subject())
        .bind("epoch", claim.epoch());
  }

  public static Optional<Found.Ordered> ordered(Handle handle, Subject subject) {
    return handle
        .createQuery(
            "select review_job.*, %s as looked,".formatted(LOOKED.formatted("review_job"))
                + " (select count(*) from review_job as other where %s) as ahead,".formatted(BEFORE)
                + " (select count(*) from review_job as other where %s) as workers,".formatted(DEEP)
                + " (select coalesce(sum(other.seconds), 0) from review_job as other"
                + " where other.seconds > 0 and (%s or %s)) as first".formatted(DEEP, BEFORE)
                + " from review_job"
                + OF)
        .bind("id", subject.table())
        .bind("version", subject.version())
        .map((row, context) ->
            new Found.Ordered(
                job(row),
                row.getInt("progress"),
                seconds(row),
                row.getInt("ahead"),
                Packed.read(row.getBytes("so_far"))))
        .findFirst();
  }

  private static int seconds(ResultSet row) throws SQLException {
    int own = row.getInt("seconds");
    boolean waits = State.valueOf(row.getString("state")) == State.WAITING;
    return waits && own >= 0 ? own + row.getInt("first") / Math.max(1, row.getInt("workers")) : own;
  }

  public static Optional<Packed> finished(Handle handle, Subject subject) {
    return handle
        .createQuery("select body from review" + OF)
        .bind("id", subject.table())
        .bind("version", subject.version())
        .map((row, context) -> Packed.read(row.getBytes("body")))
        .findFirst();
  }

  public static boolean known(Handle handle, Subject subject) {
    return ordered(handle, subject).isPresent() || finished(handle, subject).isPresent();
  }

  public static boolean hasTable(Handle handle, String table) {
    return handle
            .createQuery("select count(*) from log where id = :id and seq = 1")
            .bind("id", table)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /// How many orders wait for their review.
  ///
  /// @param by whose; empty for all
  public static long unfinished(Handle handle, String by) {
    return handle
        .createQuery(
            "select count(*) from review_job where state <> 'FAILED'"
                + " and (:by = '' or orderer = :by)")
        .bind("by", by)
        .mapTo(Long.class)
        .one();
  }

  public static void insert(Handle handle, Subject subject, String by, Packed order) {
    handle
        .createUpdate(
            "insert into review_job (id, version, number, orderer, state, asks, epoch, beat,"
                + " progress, seconds, game, so_far, reached) select :id, :version,"
                + " (select coalesce(max(number), 0) + 1 from review_job), :by, 'WAITING', 1, 0, 0,"
                + " 0, -1, :game, :nothing, :nothing"
                + " where exists (select 1 from log where id = :id and seq = 1)")
        .bind("id", subject.table())
        .bind("version", subject.version())
        .bind("by", by)
        .bind("game", order.bytes())
        .bind("nothing", Packed.NOTHING.bytes())
        .execute();
  }

  public static List<Job> jobs(Handle handle, String version) {
    return handle
        .createQuery(
            "select id, version, state, asks, epoch, beat, %s as looked from review_job"
                    .formatted(LOOKED.formatted("review_job"))
                + " where version = :version order by looked, number, id")
        .bind("version", version)
        .map((row, context) -> job(row))
        .list();
  }

  private static Job job(ResultSet row) throws SQLException {
    return new Job(
        new Subject(row.getString("id"), row.getString("version")),
        State.valueOf(row.getString("state")),
        row.getLong("asks"),
        row.getInt("epoch"),
        row.getLong("beat"),
        row.getInt("looked") > 0);
  }

  public static Optional<Work> work(Handle handle, Subject subject) {
    return handle
        .createQuery("select game, reached from review_job" + OF)
        .bind("id", subject.table())
        .bind("version", subject.version())
        .map((row, context) ->
            new Work(Packed.read(row.getBytes("game")), Packed.read(row.getBytes("reached"))))
        .findFirst();
  }

  public static boolean remove(Handle handle, Claim claim) {
    return handle
            .createUpdate(
                "delete from review_job" + OF + " and state = 'WORKING' and epoch = :epoch")
            .bind("id", claim.subject().table())
            .bind("version", claim.subject().version())
            .bind("epoch", claim.epoch())
            .execute()
        > 0;
  }

  public static void drop(Handle handle, Job seen) {
    handle
        .createUpdate("delete from review_job" + OF + " and asks = :asks")
        .bind("id", seen.subject().table())
        .bind("version", seen.subject().version())
        .bind("asks", seen.asks())
        .execute();
  }

  /// Keeps a review, and as many of those before it as there is room for.
  public static void keep(Handle handle, Subject subject, Packed body, long room) {
    handle.createUpdate("delete from review where id = :id").bind("id", subject.table()).execute();
    handle
        .createUpdate(
            "insert into review (id, version, number, size, body) values (:id, :version,"
                + " (select coalesce(max(number), 0) + 1 from review), :size, :body)")
        .bind("id", subject.table())
        .bind("version", subject.version())
        .bind("size", body.size())
        .bind("body", body.bytes())
        .execute();
    handle
        .createUpdate(
            "delete from review where number < (select max(number) from review) and number <="
                + " (select coalesce(max(number), 0) from (select number, sum(size)"
                + " over (order by number desc) as total from review) as newest"
                + " where total > :room)")
        .bind("room", room)
        .execute();
  }
}
