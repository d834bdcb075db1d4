package tianxia.server.store.rows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tianxia.server.notice.NoticeStore.Behind;
import tianxia.server.notice.NoticeStore.Seats;

/// The seats that may have to be told something, and how far their tables are.
public final class SeatRows {
  private SeatRows() {}

  /// A seat of somebody who wants to be told.
  ///
  /// @param seq up to which entry it knows the table
  private record Known(String table, int seq) {}

  /// The newest entry of a table.
  private record Newest(int seq, long at) {}

  private static final String SEATS =
      "select w.table_id, coalesce(n.seq, 0) as seq from"
          + " (select table_id, seat from noted where table_id > :after union"
          + " select a.table_id, a.seat from account_seat a"
          + " join subscriber s on s.holder = 'account:' || a.account"
          + " and (s.table_id = '' or s.table_id = a.table_id)"
          + " where a.table_id > :after) w"
          + " left join noted n on n.table_id = w.table_id and n.seat = w.seat"
          + " order by w.table_id limit :most";

  public static Seats page(Handle handle, String after, int most) {
    List<Known> known =
        handle
            .createQuery(SEATS)
            .bind("after", after)
            .bind("most", most)
            .map((row, context) -> new Known(row.getString(1), row.getInt(2)))
            .list();
    if (known.isEmpty()) {
      return new Seats(List.of(), "");
    }
    if (known.size() == most) {
      // There may be more seats of the last table: it comes again, whole.
      String last = known.getLast().table();
      List<Known> whole = known.stream().filter(seat -> !seat.table().equals(last)).toList();
      return new Seats(behind(handle, whole), whole.getLast().table());
    }
    return new Seats(behind(handle, known), "");
  }

  private static List<Behind> behind(Handle handle, List<Known> known) {
    Map<String, Newest> newest = newest(handle, known.stream().map(Known::table).toList());
    return known.stream()
        .filter(seat -> newest.getOrDefault(seat.table(), NONE).seq() > seat.seq())
        .map(seat -> new Behind(seat.table(), newest.getOrDefault(seat.table(), NONE).at()))
        .distinct()
        .toList();
  }

  private static final Newest NONE = new Newest(0, 0);

  /// By the key of each log; tables that are gone have none.
  private static Map<String, Newest> newest(Handle handle, List<String> tables) {
    Map<String, Newest> found = new HashMap<>();
    handle
        .createQuery(
            "select id, seq, at from log l where id in (<ids>)"
                + " and seq = (select max(seq) from log where id = l.id)")
        .bindList("ids", tables.stream().distinct().toList())
        .map((row, context) ->
            Map.entry(row.getString(1), new Newest(row.getInt(2), row.getLong(3))))
        .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
    return found;
  }
}
