package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.table.House;
import tianxia.server.table.Tables;

/// Two people at a table, whom any node may serve.
final class Guests {
  private final TableMade made;
  private int commands;

  private Guests(TableMade made) {
    this.made = made;
  }

  static Guests at(Tables tables) {
    return at(tables, "pebbles");
  }

  static Guests at(Tables tables, String game) {
    return at(tables, wish(game, Optional.empty()));
  }

  static Guests at(Tables tables, NewTable wish) {
    return new Guests((TableMade) tables.make(wish));
  }

  /// @param table that was reserved
  static NewTable wish(String game, Optional<String> table) {
    return wish(game, table, seats());
  }

  static NewTable timed(String game, NewTable.Clock clock) {
    return House.timed(game, Map.of(), clock, seats());
  }

  private static List<NewTable.SeatWish> seats() {
    return IntStream.of(1, 2)
        .<NewTable.SeatWish>mapToObj(seat ->
            new NewTable.Me(
                "Player " + seat, Optional.empty(), Optional.of("%032x".formatted(seat))))
        .toList();
  }

  static NewTable wish(String game, Optional<String> table, List<NewTable.SeatWish> seats) {
    return new NewTable(
        table, game, Optional.of(Map.of()), seats, Optional.of(1), Optional.empty());
  }

  /// A table that is open to all, or to the members of a club.
  static NewTable open(Optional<String> club) {
    List<NewTable.SeatWish> seats =
        List.of(
            new NewTable.Me("Ada", Optional.empty(), Optional.of("%032x".formatted(1))),
            NewTable.Open.TO_ALL);
    NewTable any = wish("pebbles", Optional.empty(), seats);
    return new NewTable(
        any.table(),
        any.game(),
        any.options(),
        any.seats(),
        any.games(),
        any.gameOptions(),
        any.hints(),
        any.takebacks(),
        Optional.of(true),
        any.from(),
        any.clock(),
        any.rated(),
        any.ratings(),
        club);
  }

  String table() {
    return made.info().table();
  }

  String token(int seat) {
    return seat == 0
        ? made.watch()
        : Optional.ofNullable(made.tokens().get(String.valueOf(seat))).orElseThrow();
  }

  Frame frame(Tables tables, int seat) {
    return (Frame) tables.frame(table(), token(seat));
  }

  List<String> events(Tables tables) {
    return frame(tables, 0).events().stream().map(e -> e.actor() + " " + e.action()).toList();
  }

  Tables.Subscription stream(Tables tables, int seat, Optional<Integer> since) {
    return tables.subscribe(table(), token(seat), since);
  }

  ClientMessage.Play next(Frame frame) {
    return new ClientMessage.Play("c" + ++commands, frame.seq(), List.of(frame.legal().getFirst()));
  }

  CommandAnswer send(Tables tables, int seat, ClientMessage.Request request) {
    return tables.command(table(), token(seat), request);
  }

  /// Plays the first legal action of whoever is to act.
  ///
  /// @return the seat that has played; 0 at the end
  int play(Tables tables) {
    Frame frame = frame(tables, 0);
    if (frame.actors().isEmpty()) {
      return 0;
    }
    int seat = frame.actors().getFirst();
    assertThat(send(tables, seat, next(frame(tables, seat)))).isInstanceOf(Done.class);
    return seat;
  }
}
