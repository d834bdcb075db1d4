package tianxia.server.store.sql;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.Store;

/// What seats have prepared ([Store.Prepared]), the same in each store in SQL. An event is a line
/// of text, and after each line of play one is empty: no event has an end of line in it.
public final class PreparedRows {
  private static final String BETWEEN = "\n";

  private PreparedRows() {}

  public static Batch preparing(Store.Claim claim, Store.Prepared prepared) {
    return Batch.running(Optional.of(claim), handle -> write(handle, prepared));
  }

  private static void write(Handle transaction, Store.Prepared prepared) {
    if (prepared.lines().isEmpty()) {
      transaction.execute(
          "delete from prepared where id = ? and seat = ?", prepared.table(), prepared.seat());
      return;
    }
    transaction
        .createUpdate(
            "insert into prepared (id, seat, seq, lines) values (:id, :seat, :seq, :lines)"
                + " on conflict (id, seat) do update set seq = excluded.seq, lines = excluded.lines")
        .bind("id", prepared.table())
        .bind("seat", prepared.seat())
        .bind("seq", prepared.seq())
        .bind("lines", text(prepared.lines()))
        .execute();
  }

  /// What the seats of a table have prepared.
  public static List<Store.Prepared> of(Handle handle, String table) {
    return handle
        .createQuery("select seat, seq, lines from prepared where id = :id order by seat")
        .bind("id", table)
        .map((row, context) ->
            new Store.Prepared(
                table, row.getInt("seat"), row.getInt("seq"), lines(row.getString("lines"))))
        .list();
  }

  private static String text(List<List<String>> lines) {
    return lines.stream()
        .map(line -> String.join(BETWEEN, line))
        .collect(Collectors.joining(BETWEEN + BETWEEN));
  }

  private static List<List<String>> lines(String text) {
    return Arrays.stream(text.split(BETWEEN + BETWEEN))
        .map(line -> List.of(line.split(BETWEEN)))
        .toList();
  }
}
