package tianxia.server.table.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tianxia.kernel.Actors;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.server.fair.Secret;
import tianxia.server.message.Commitment;
import tianxia.server.message.TableInfo;
import tianxia.server.message.table.Allowed;
import tianxia.server.message.table.HintPlies;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.store.Entry;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// What every viewer is told about a table.
public final class TableInfos {
  private TableInfos() {}

  /// The information about a table in a given state.
  ///
  /// @param present the seats with a socket, as a bit set
  /// @param commitment to the table's secret, which never changes
  public static TableInfo of(TableState state, int present, String commitment) {
    List<SeatInfo> seats = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      seats.add(seat(seat, state, Actors.contains(present, seat)));
    }
    return new TableInfo(
        state.id(),
        state.made().game(),
        state.history().match().options().asMap(),
        seats,
        state.reveal(),
        state.waiting() ? TableInfo.WAITING : state.over() ? TableInfo.OVER : TableInfo.PLAYING,
        Actors.list(state.history().match().winners()),
        state.history().match().resigned(),
        commitment,
        state.over() ? Optional.of(state.made().secret()) : Optional.empty(),
        state.made().series().map(series -> series(series, state)),
        allowed(state.allowed()),
        state.listed() ? Optional.of(true) : Optional.empty(),
        state.clockTerms(),
        state.takeback().map(r -> new TableInfo.Takeback(r.by(), r.agreed())),
        rematch(state),
        state
            .made()
            .from()
            .map(from -> new TableInfo.Origin(from.table(), state.history().inherited())),
        state.made().rated(),
        state.made().ratings(),
        state
            .made()
            .tournament()
            .map(its -> new TableInfo.OfTournament(its.id(), its.name(), its.round())),
        state.made().club(),
        state.log().created(),
        state.log().updated());
  }

  /// Whether an entry changed nothing but the position, so that [#of] tells the same but the time.
  public static boolean onlyMoved(TableState before, TableState after) {
    return before.playing()
        && after.playing()
        && before.occupants().equals(after.occupants())
        && before.takeback().equals(after.takeback())
        && before.rematch().equals(after.rematch())
        && before.hints().equals(after.hints())
        && before.listed() == after.listed()
        && before.clockTerms().equals(after.clockTerms())
        && before.history().match().resigned() == after.history().match().resigned();
  }

  private static Optional<Allowed> allowed(Entry.Allowed agreed) {
    return agreed.equals(Entry.Allowed.USUAL)
        ? Optional.empty()
        : Optional.of(new Allowed(agreed.hints(), agreed.takebacks()));
  }

  private static SeatInfo seat(int seat, TableState state, boolean present) {
    List<Integer> plies = state.hints().plies(seat);
    Optional<HintPlies> hints =
        plies.isEmpty() ? Optional.empty() : Optional.of(new HintPlies(plies));
    return switch (state.occupant(seat)) {
      case Occupant.Nobody(String name, Optional<String> account) ->
          new SeatInfo(
              seat,
              Occupant.OPEN,
              name,
              Optional.empty(),
              false,
              Optional.empty(),
              Optional.empty(),
              hints,
              account.map(id -> true),
              Optional.empty());
      case Occupant.Person person ->
          new SeatInfo(
              seat,
              Occupant.PERSON,
              person.name(),
              Optional.empty(),
              present,
              person.share().commitment(),
              state.open() ? Optional.empty() : person.share().nonce(),
              hints,
              person.account().map(id -> true),
              Optional.of(person.program()).filter(is -> is));
      case Occupant.Computer computer ->
          seat(seat, Occupant.COMPUTER, Optional.of(computer.level().id()), true, hints);
    };
  }

  private static SeatInfo seat(
      int seat, String kind, Optional<String> level, boolean present, Optional<HintPlies> hints) {
    return new SeatInfo(seat, kind, "", level, present, Optional.empty(), Optional.empty(), hints);
  }

  private static TableInfo.Series series(Entry.Series series, TableState state) {
    return new TableInfo.Series(
        series.game(), series.of(), totals(series, state), series.gameOptions());
  }

  /// By this table's seats: what their players had left, summed over the games that are finished
  /// (QIN-21), this one included when it is over. Whoever resigned is counted with all that a seat
  /// starts with: resigning must not pay.
  static List<Integer> totals(Entry.Series series, TableState state) {
    if (!state.over()) {
      return series.before();
    }
    List<Integer> totals = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      totals.add(series.before().get(seat - 1) + left(state.history().match(), seat));
    }
    return List.copyOf(totals);
  }

  private static <S extends State<S>> int left(Match<S> match, int seat) {
    S state = match.resigned() == seat ? match.game().start(match.options()) : match.position();
    return match.game().remaining(state, seat).orElseThrow();
  }

  private static TableInfo.Rematch rematch(TableState state) {
    Entry.Next next = state.made().next();
    TreeSet<Integer> by = new TreeSet<>(state.rematch().shares().keySet());
    return new TableInfo.Rematch(
        List.copyOf(by),
        state.over()
            ? Optional.of(new Commitment(next.table(), new Secret(next.secret()).commitment()))
            : Optional.empty(),
        state.rematch().agreed() ? Optional.of(next.table()) : Optional.empty());
  }
}
