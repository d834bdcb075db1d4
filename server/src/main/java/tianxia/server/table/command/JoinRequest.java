package tianxia.server.table.command;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.server.fair.Secret;
import tianxia.server.fair.Share;
import tianxia.server.message.Problem;
import tianxia.server.message.request.Join;
import tianxia.server.name.Names;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// Somebody who takes an open seat; and who sits where at the table after this one.
///
/// @param token the seat's token: the wish's own, or a new one
public record JoinRequest(String invitation, Join join, String token) {
  public static JoinRequest of(String invitation, Join join, SecureRandom random) {
    return new JoinRequest(invitation, join, join.token().orElseGet(() -> Tokens.token(random)));
  }

  /// What comes of the wish.
  public sealed interface Decision {
    /// Append this; the seat is taken then.
    record Write(Entry.Joined entry) implements Decision {}

    /// It was taken with this wish already, whose answer may have been lost.
    record Again(int seat) implements Decision {}

    /// Nothing.
    record Reply(Problem problem) implements Decision {}
  }

  public Decision decide(TableState table) {
    if (!table.invites(Tokens.hash(invitation))) {
      return new Decision.Reply(
          new Problem(Problem.UNKNOWN_TOKEN, "this is not an invitation to this table"));
    }
    if (opens(table)) {
      return again(table);
    }
    if (Names.of(join.name()) instanceof Names.Wish.Refused(Problem why)) {
      return new Decision.Reply(why);
    }
    Optional<Integer> seat = open(table);
    if (seat.isEmpty()) {
      return new Decision.Reply(table.open() ? taken() : full());
    }
    String name = Names.apart(Names.granted(join.name()), names(table));
    Entry.Joined alone = joined(seat.get(), name, List.of());
    TableState after = table.after(alone, table.log().updated());
    if (join.nonce().isPresent() && after.open() && after.history().match().game().chance()) {
      return new Decision.Reply(TableCreation.commitmentNeeded());
    }
    return new Decision.Write(
        after.waiting() ? alone : joined(seat.get(), name, ActionSeries.draws(after)));
  }

  private static Problem taken() {
    return new Problem(Problem.TAKEN, "the seat is taken");
  }

  /// To one who comes with the invitation too late: not who sits there, either.
  public static Problem full() {
    return new Problem(Problem.TAKEN, "all seats are taken");
  }

  /// Whether the token opens something of this table already.
  private boolean opens(TableState table) {
    String hash = Tokens.hash(token);
    return table.viewer(hash).isPresent() || table.invites(hash);
  }

  private Decision again(TableState table) {
    int seat = table.viewer(Tokens.hash(token)).orElse(0);
    boolean wanted = seat > 0 && join.seat().orElse(seat) == seat;
    return wanted && table.made().seats().get(seat - 1).kind().equals(Occupant.OPEN)
        ? new Decision.Again(seat)
        : new Decision.Reply(new Problem(Problem.TAKEN, "the token already opens this table"));
  }

  private Entry.Joined joined(int seat, String name, List<String> events) {
    Share share = share(join.commitment(), join.nonce());
    return new Entry.Joined(
        seat, name, share.commitment(), share.nonce(), Tokens.hash(token), events);
  }

  private static List<String> names(TableState table) {
    List<String> names = new ArrayList<>();
    for (int seat : table.persons()) {
      if (table.occupant(seat) instanceof Occupant.Person person) {
        names.add(person.name());
      }
    }
    return names;
  }

  private Optional<Integer> open(TableState table) {
    for (int seat = 1; seat <= table.seats(); seat++) {
      boolean wanted = join.seat().isEmpty() || join.seat().get() == seat;
      if (wanted && table.occupant(seat) instanceof Occupant.Nobody) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /// The first row of the next table: the same players, each moved on by one seat (who had seat 2
  /// begins, who had seat 1 comes last), each person with the token that is theirs already.
  public static First next(TableState table, long now) {
    Entry.Made made = table.made();
    List<Entry.Sitter> seats = new ArrayList<>();
    for (int seat = 1; seat <= table.seats(); seat++) {
      int from = seat % table.seats() + 1;
      Occupant occupant =
          switch (table.occupant(from)) {
            case Occupant.Person(String name, Share old, String token) ->
                new Occupant.Person(name, table.rematch().share(from), token);
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
            fresh(new SecureRandom()),
            Optional.empty(),
            made.watch(),
            series,
            List.of());
    return first(made.next().table(), table.history().match().game(), next, now);
  }

  /// The beginning of a table's log.
  ///
  /// @param waits whether the table waits for somebody to sit down, or for nonces
  public record First(Store.Row row, boolean waits) {
    public Store.Waiting waiting() {
      return waits ? Store.Waiting.beginning(row.table()) : Store.Waiting.SAME;
    }
  }

  /// A table's first row, with the draws that are due at once.
  public static <S extends State<S>> First first(
      String id, Game<S> game, Entry.Made made, long now) {
    TableState state = TableState.made(id, game, made, now);
    Entry.Made drawn =
        state.waiting()
            ? made
            : new Entry.Made(
                made.game(),
                made.options(),
                made.seats(),
                made.secret(),
                made.next(),
                made.invitation(),
                made.watch(),
                made.series(),
                ActionSeries.draws(state));
    return new First(new Store.Row(id, 1, now, drawn), state.waiting());
  }

  /// The share that a wish gives: its commitment, or its nonce in clear.
  static Share share(Optional<String> commitment, Optional<String> nonce) {
    return nonce.map(Share::open).orElseGet(() -> Share.committed(commitment.orElseThrow()));
  }

  /// A table to come.
  public static Entry.Next fresh(SecureRandom random) {
    return new Entry.Next(Tokens.table(random), Secret.random(random).hex());
  }

  /// The series' next game, or the first of a new series; what the players had left moves with
  /// them.
  private static Entry.Series following(Entry.Series series, TableState table) {
    if (series.game() == series.of()) {
      return new Entry.Series(1, series.of(), zeros(table.seats()), series.gameOptions());
    }
    List<Integer> totals = TableInfos.totals(series, table);
    List<Integer> moved = new ArrayList<>();
    for (int seat = 1; seat <= table.seats(); seat++) {
      moved.add(totals.get(seat % table.seats()));
    }
    return new Entry.Series(series.game() + 1, series.of(), moved, series.gameOptions());
  }

  static List<Integer> zeros(int seats) {
    return Collections.nCopies(seats, 0);
  }
}
