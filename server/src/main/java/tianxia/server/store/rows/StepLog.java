package tianxia.server.store.rows;

import java.security.SecureRandom;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.digest.RandomText;

/// The rows of what is kept as a log of steps, each based on the one before it, with a row that
/// says how far it has come and when somebody is to look at it. Whoever writes holds the order of
/// ratings first, as whoever rates does: so no two wait for each other.
///
/// @param name of the table; that of its log has `_log` after it
public record StepLog(String name) {
  public static final StepLog TOURNAMENTS = new StepLog("tournament");
  public static final StepLog LEAGUES = new StepLog("league");

  private static final int ID_BYTES = 12;

  /// An id that no account has.
  public static String nobody() {
    return RandomText.of(new SecureRandom(), ID_BYTES);
  }

  private String sql(String statement) {
    return statement.replace("{name}", name);
  }

  /// Holds one of them until the end of the transaction.
  ///
  /// @param based the seq of its last entry; empty for any
  /// @return that seq; empty if there is no such one, or it has gone on
  public OptionalLong hold(Handle handle, String id, OptionalLong based) {
    RatingRows.hold(handle);
    int held =
        handle
            .createUpdate(
                sql("update {name} set seq = seq where id = :id and (:based = 0 or seq = :based)"))
            .bind("id", id)
            .bind("based", based.orElse(0))
            .execute();
    return held == 0
        ? OptionalLong.empty()
        : OptionalLong.of(
            handle
                .createQuery(sql("select seq from {name} where id = :id"))
                .bind("id", id)
                .mapTo(Long.class)
                .one());
  }

  /// Appends to one that is held.
  ///
  /// @param bodies the entries as they are kept
  public void append(Handle handle, String id, long seq, List<String> bodies, long at, long look) {
    PreparedBatch insert =
        handle.prepareBatch(
            sql("insert into {name}_log (id, seq, at, body) values (:id, :seq, :at, :body)"));
    long next = seq;
    for (String body : bodies) {
      insert.bind("id", id).bind("seq", ++next).bind("at", at).bind("body", body).add();
    }
    insert.execute();
    handle
        .createUpdate(
            sql(
                "update {name} set seq = :seq, look = :look,"
                    + " updated = case when :some = 1 then :at else updated end where id = :id"))
        .bind("id", id)
        .bind("seq", next)
        .bind("look", look)
        .bind("some", bodies.isEmpty() ? 0 : 1)
        .bind("at", at)
        .execute();
  }

  /// Those that somebody is to look at, those first that have waited longest.
  public List<String> due(Handle handle, long now, int most) {
    return handle
        .createQuery(
            sql(
                "select id from {name} where look > 0 and look <= :now"
                    + " order by look limit :most"))
        .bind("now", now)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// How many an account has made after a moment.
  public int madeSince(Handle handle, String maker, long since) {
    return handle
        .createQuery(sql("select count(*) from {name} where maker = :maker and made > :since"))
        .bind("maker", maker)
        .bind("since", since)
        .mapTo(Integer.class)
        .one();
  }

  /// Puts another account in the place of one, in the log and as the maker.
  public void replace(Handle handle, String id, String account, String other) {
    handle
        .createUpdate(
            sql("update {name}_log set body = replace(body, :account, :other) where id = :id"))
        .bind("account", '"' + account + '"')
        .bind("other", '"' + other + '"')
        .bind("id", id)
        .execute();
    handle
        .createUpdate(sql("update {name} set maker = :other where id = :id and maker = :account"))
        .bind("account", account)
        .bind("other", other)
        .bind("id", id)
        .execute();
  }
}
