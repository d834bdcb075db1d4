package tianxia.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tianxia.server.notice.NoticeKind;
import tianxia.server.notice.NoticeStore;
import tianxia.server.store.rows.OutgoingRows;
import tianxia.server.store.rows.SeatRows;
import tianxia.server.store.rows.SubscriberRows;

/// Notices in tables of their own, in SQLite and PostgreSQL alike.
public final class SqlNotices implements NoticeStore {
  private final SqlDatabase database;

  public SqlNotices(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public Keys keys(Supplier<Keys> fresh) {
    return kept()
        .orElseGet(() -> {
          Keys made = fresh.get();
          database.write(handle ->
              handle
                  .createUpdate(
                      "insert into notice_key (id, public_key, private_key)"
                          + " values (1, :public, :private) on conflict do nothing")
                  .bind("public", made.publicKey())
                  .bind("private", made.privateKey())
                  .execute());
          // Another node may have been quicker.
          return kept().orElseThrow();
        });
  }

  private Optional<Keys> kept() {
    return database.read(handle ->
        handle
            .createQuery("select public_key, private_key from notice_key")
            .map((row, context) -> new Keys(row.getString(1), row.getString(2)))
            .findOne());
  }

  @Override
  public boolean add(Subscriber subscriber, int mostOfHolder, int mostInAll) {
    return database.decide(handle -> {
      boolean known = SubscriberRows.one(handle, subscriber.id()).isPresent();
      boolean room =
          SubscriberRows.of(handle, List.of(subscriber.holder())).stream()
                      .filter(one -> one.table().equals(subscriber.table()))
                      .count()
                  < mostOfHolder
              && SubscriberRows.count(handle) < mostInAll;
      if (known || room) {
        SubscriberRows.put(handle, subscriber);
      }
      return known || room;
    });
  }

  @Override
  public boolean remove(String holder, String id) {
    return database.decide(handle -> {
      boolean own =
          SubscriberRows.one(handle, id).filter(one -> one.holder().equals(holder)).isPresent();
      if (own) {
        SubscriberRows.remove(handle, id);
      }
      return own;
    });
  }

  @Override
  public void drop(String id) {
    database.write(handle -> SubscriberRows.remove(handle, id));
  }

  @Override
  public Optional<Subscriber> subscriber(String id) {
    return database.read(handle -> SubscriberRows.one(handle, id));
  }

  @Override
  public List<Subscriber> of(List<String> holders) {
    return database.read(handle -> SubscriberRows.of(handle, holders));
  }

  @Override
  public long count() {
    return database.read(SubscriberRows::count);
  }

  @Override
  public void expire(long before) {
    database.write(handle ->
        handle
            .createUpdate("delete from subscriber where table_id <> '' and made < :before")
            .bind("before", before)
            .execute());
  }

  @Override
  public Optional<Noted> noted(String table, int seat) {
    return database.read(handle -> noted(handle, table, seat));
  }

  private static Optional<Noted> noted(Handle handle, String table, int seat) {
    return handle
        .createQuery("select seq, told, begun from noted where table_id = :table and seat = :seat")
        .bind("table", table)
        .bind("seat", seat)
        .map((row, context) -> new Noted(row.getInt(1), row.getInt(2), row.getInt(3) != 0))
        .findFirst();
  }

  private static void note(Handle handle, String table, int seat, Noted noted) {
    handle
        .createUpdate(
            "insert into noted (table_id, seat, seq, told, begun)"
                + " values (:table, :seat, :seq, :told, :begun)"
                + " on conflict (table_id, seat) do update"
                + " set seq = excluded.seq, told = excluded.told, begun = excluded.begun")
        .bind("table", table)
        .bind("seat", seat)
        .bind("seq", noted.seq())
        .bind("told", noted.told())
        .bind("begun", noted.begun() ? 1 : 0)
        .execute();
  }

  @Override
  public void looked(String table, int seat, Noted now) {
    database.write(handle -> {
      note(handle, table, seat, now);
      handle
          .createUpdate("delete from outgoing where table_id = :table and seat = :seat")
          .bind("table", table)
          .bind("seat", seat)
          .execute();
    });
  }

  @Override
  public boolean waits(String table, int seat, NoticeKind kind, long now) {
    return database.read(handle -> OutgoingRows.waits(handle, table, seat, kind.id(), now));
  }

  @Override
  public boolean tell(
      String table, int seat, Optional<Noted> before, Noted after, List<Outgoing> outgoing) {
    return database.decide(handle -> {
      if (!noted(handle, table, seat).equals(before)) {
        return false;
      }
      note(handle, table, seat, after);
      before
          .map(was -> was.takenBack(after))
          .orElseGet(List::of)
          .forEach(kind -> OutgoingRows.recall(handle, table, seat, kind.id()));
      OutgoingRows.insert(handle, outgoing);
      return true;
    });
  }

  @Override
  public void send(List<Outgoing> outgoing) {
    database.write(handle -> OutgoingRows.insert(handle, outgoing));
  }

  @Override
  public List<Outgoing> claim(long now, long until, int most) {
    List<Outgoing> due = database.read(handle -> OutgoingRows.due(handle, now, most));
    return due.isEmpty()
        ? List.of()
        : database.decide(handle -> OutgoingRows.claim(handle, due, until));
  }

  @Override
  public void retry(String id, int tries, long due) {
    database.write(handle -> OutgoingRows.retry(handle, id, tries, due));
  }

  @Override
  public void done(String id) {
    database.write(handle -> OutgoingRows.remove(handle, id));
  }

  @Override
  public Seats seats(String after, int most) {
    return database.read(handle -> SeatRows.page(handle, after, most));
  }
}
