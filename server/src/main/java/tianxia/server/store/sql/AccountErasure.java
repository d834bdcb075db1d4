package tianxia.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.rows.EntryText;

/// Takes the name of an account out of the logs of its tables. What was played and drawn stays as
/// it was: names have no part in it.
final class AccountErasure {
  private static final String OPEN = "open";

  private AccountErasure() {}

  static void erase(Handle handle, String account) {
    List<String> tables =
        handle
            .createQuery("select distinct table_id from account_seat where account = :account")
            .bind("account", account)
            .mapTo(String.class)
            .list();
    PreparedBatch update =
        handle.prepareBatch("update log set body = :body where id = :id and seq = :seq");
    for (String table : tables) {
      List<Store.Row> rows = StoreQueries.rows(handle, table);
      List<Integer> seats = seats(rows, account);
      for (Store.Row row : rows) {
        Entry entry = nameless(row.entry(), seats);
        if (!entry.equals(row.entry())) {
          update
              .bind("body", EntryText.write(entry))
              .bind("id", table)
              .bind("seq", row.seq())
              .add();
        }
      }
    }
    update.execute();
  }

  /// The seats that were the account's.
  private static List<Integer> seats(List<Store.Row> rows, String account) {
    return rows.stream()
        .map(Store.Row::entry)
        .flatMap(entry ->
            switch (entry) {
              case Entry.Linked linked when linked.account().equals(account) ->
                  List.of(linked.seat()).stream();
              case Entry.Made made -> inherited(made, account).stream();
              default -> List.<Integer>of().stream();
            })
        .distinct()
        .toList();
  }

  /// The seat of the account at a rematch.
  private static List<Integer> inherited(Entry.Made made, String account) {
    for (int i = 0; i < made.seats().size(); i++) {
      if (made.seats().get(i).account().filter(account::equals).isPresent()) {
        return List.of(i + 1);
      }
    }
    return List.of();
  }

  private static Entry nameless(Entry entry, List<Integer> seats) {
    return switch (entry) {
      case Entry.Linked linked when seats.contains(linked.seat()) ->
          new Entry.Linked(linked.seat(), "", "");
      case Entry.Joined joined when seats.contains(joined.seat()) ->
          new Entry.Joined(
              joined.seat(),
              "",
              joined.commitment(),
              joined.nonce(),
              joined.token(),
              joined.program(),
              joined.events());
      case Entry.Made made -> nameless(made, seats);
      default -> entry;
    };
  }

  private static Entry.Made nameless(Entry.Made made, List<Integer> seats) {
    List<Entry.Sitter> sitters =
        IntStream.range(0, made.seats().size())
            .mapToObj(
                i -> seats.contains(i + 1) ? nameless(made.seats().get(i)) : made.seats().get(i))
            .toList();
    return made.with(sitters);
  }

  private static Entry.Sitter nameless(Entry.Sitter sitter) {
    // An open seat stays kept, for nobody.
    return new Entry.Sitter(
        sitter.kind(),
        "",
        sitter.commitment(),
        sitter.nonce(),
        sitter.token(),
        sitter.level(),
        sitter.kind().equals(OPEN) ? Optional.of("") : Optional.empty(),
        sitter.program());
  }
}
