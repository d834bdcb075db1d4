package tianxia.server.table.command;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// The first row of a table's log: of a new table, or of a rematch.
///
/// @param waits whether the table waits for somebody to sit down, or for nonces
/// @param due when the first turn's days are over
public record FirstRow(Store.Row row, boolean waits, OptionalLong due) {

  /// What the store is to note about the table.
  public Store.Waiting waiting() {
    Store.Waiting begins = waits ? Store.Waiting.beginning(row.table()) : Store.Waiting.SAME;
    return due.isEmpty() ? begins : begins.and(List.of(new Store.Due(row.table(), due)));
  }

  /// The first row of a table, with the draws that are due at once. It says by which rules the game
  /// is played.
  public static <S extends State<S>> FirstRow of(
      String id, Game<S> game, Entry.Made first, long now) {
    Entry.Made made = first.under(game.rulesVersion());
    TableState state = TableState.made(id, game, made, now);
    Entry.Made drawn = state.waiting() ? made : made.drawing(ActionSeries.draws(state));
    OptionalLong due =
        made.clock().isPresent()
            ? TableState.made(id, game, drawn, now).due()
            : OptionalLong.empty();
    return new FirstRow(new Store.Row(id, 1, now, drawn), state.waiting(), due);
  }

  /// The first row of the rematch: the same players, each moved on by one seat (who had seat 2
  /// begins, who had seat 1 comes last), each person with the same token.
  public static FirstRow rematch(TableState table, long now) {
    Entry.Made made = table.made();
    List<Entry.Sitter> seats = new ArrayList<>();
    for (int seat = 1; seat <= table.seats(); seat++) {
      int from = seat % table.seats() + 1;
      Occupant occupant =
          switch (table.occupant(from)) {
            case Occupant.Person person -> person.sharing(table.rematch().share(from));
            case Occupant.Computer computer -> computer;
            case Occupant.Nobody nobody -> nobody;
          };
      seats.add(occupant.sitter());
    }
    Optional<Entry.Series> series = made.series().map(before -> following(before, table));
    Entry.Made next =
        new Entry.Made(
                made.game(),
                series.map(its -> SeriesOptions.of(its, made.options())).orElse(made.options()),
                seats,
                made.next().secret(),
                Reservations.after(made.next().table(), new SecureRandom()),
                Optional.empty(),
                made.watch(),
                series,
                made.allowed(),
                table.listed() ? Optional.of(true) : Optional.empty(),
                Optional.empty(),
                made.clock(),
                table.made().rated().filter(rated -> table.ratable()),
                List.of())
            .of(made.club());
    return of(made.next().table(), table.history().match().game(), next, now);
  }

  /// A rematch is rated if the same accounts and computers play it. The series' next game, or the
  /// first of a new series; what the players had left moves with them.
  private static Entry.Series following(Entry.Series series, TableState table) {
    int seats = table.seats();
    if (series.game() == series.of()) {
      return new Entry.Series(1, series.of(), Collections.nCopies(seats, 0), series.gameOptions());
    }
    List<Integer> totals = TableInfos.totals(series, table);
    List<Integer> moved = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      moved.add(totals.get(seat % seats));
    }
    return new Entry.Series(series.game() + 1, series.of(), moved, series.gameOptions());
  }
}
