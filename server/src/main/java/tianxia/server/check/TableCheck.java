package tianxia.server.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Share;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableReplay;
import tianxia.server.table.state.TableState;

/// The check of one table: its log is whole and legal, no command stands in it twice, the nonces
/// are those that were committed to, and the draws follow from the secrets.
final class TableCheck {
  private final String table;
  private final List<Finding> findings = new ArrayList<>();
  private int events;
  private int draws;
  private boolean over;

  private TableCheck(String table) {
    this.table = table;
  }

  /// Checks a table.
  ///
  /// @param rows its log, not empty
  static TableCheck of(Catalogue catalogue, String table, List<Store.Row> rows) {
    TableCheck check = new TableCheck(table);
    check.commands(rows);
    check.replay(catalogue, rows);
    return check;
  }

  List<Finding> findings() {
    return findings;
  }

  int events() {
    return events;
  }

  int draws() {
    return draws;
  }

  boolean over() {
    return over;
  }

  private void found(int seq, String what) {
    findings.add(new Finding(table, seq, what));
  }

  /// Each command of a seat was carried out once.
  private void commands(List<Store.Row> rows) {
    Set<List<Object>> seen = new HashSet<>();
    for (Store.Row row : rows) {
      Optional<List<Object>> command = command(row.entry());
      if (command.isPresent() && !seen.add(command.get())) {
        found(row.seq(), "a command of seat " + command.get().getFirst() + " stands there twice");
      }
    }
  }

  /// The seat and the id of the command that an entry is, if it is a person's.
  private static Optional<List<Object>> command(Entry entry) {
    return switch (entry) {
      case Entry.Made made -> Optional.empty();
      case Entry.Joined joined -> Optional.empty();
      case Entry.Linked linked -> Optional.empty();
      case Entry.Revealed e -> command(e.seat(), e.id());
      case Entry.Played e -> command(e.seat(), e.id());
      case Entry.Back e -> command(e.seat(), e.id());
      case Entry.Asked e -> command(e.seat(), e.id());
      case Entry.Answered e -> command(e.seat(), e.id());
      case Entry.Resigned e -> command(e.seat(), e.id());
      case Entry.Left e -> command(e.seat(), e.id());
      case Entry.Wished e -> command(e.seat(), e.id());
      case Entry.Hinted e -> command(e.seat(), e.id());
      case Entry.Unlisted e -> command(e.seat(), e.id());
      case Entry.Elapsed elapsed -> Optional.empty();
      case Entry.TimeUp up -> Optional.empty();
      case Entry.Spared spared -> Optional.empty();
      case Entry.Renewed renewed -> Optional.empty();
      case Entry.Paused e -> command(e.seat(), e.id());
      case Entry.Away e -> command(e.seat(), e.id());
      case Entry.Nights e -> command(e.seat(), e.id());
    };
  }

  private static Optional<List<Object>> command(int seat, String id) {
    return id.isEmpty() ? Optional.empty() : Optional.of(List.of(seat, id));
  }

  private void replay(Catalogue catalogue, List<Store.Row> rows) {
    TableState state;
    try {
      state = TableReplay.of(catalogue, table, rows);
    } catch (RuntimeException e) {
      found(0, "can't be replayed: " + e.getMessage());
      return;
    }
    events = state.history().ply();
    over = state.over();
    nonces(state);
    if (!state.waiting() && state.history().match().game().chance()) {
      draws(state.history().match(), state.draws(), state.history());
    }
  }

  private void nonces(TableState state) {
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (state.occupant(seat) instanceof Occupant.Nobody) {
        continue;
      }
      Share share = state.occupant(seat).share();
      if (share.commitment().isPresent()
          && share.nonce().isPresent()
          && share.reveal(share.nonce().get()).isEmpty()) {
        found(0, "the nonce of seat " + seat + " is not the one that it committed to");
      }
    }
  }

  /// The draws of the game from which this one plays on follow from the secret of its own table.
  private <S extends State<S>> void draws(Match<S> played, Draws drawing, GameHistory<?> line) {
    Match<S> match = new Match<>(played.game(), played.options());
    int n = 0;
    for (Event event : line.events()) {
      if (event.actor() == Actors.CHANCE) {
        n++;
        if (match.ply() >= line.inherited()) {
          draws++;
          if (!drawing.draw(n, match.outcomes()).notation().equals(event.action())) {
            found(0, "draw " + n + " does not follow from the secrets");
            return;
          }
        }
      }
      match.play(event.actor(), event.action());
    }
  }
}
