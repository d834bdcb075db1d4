package tianxia.server.table.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.check.StoreCheck;
import tianxia.server.fair.Verification;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.TableLogs;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.testkit.contract.QuickOptions;

/// A table plays on from a position of a finished game.
class PlayingOnTest {
  private static final Catalogue GAMES =
      new Catalogue(
          Stream.concat(Games.CATALOGUE.games().stream(), SmallGames.CATALOGUE.games().stream())
              .toList());

  private final MemoryStore store = new MemoryStore();
  private final House house = new House(GAMES, store, House.AT_RANDOM, Duration.ofMinutes(5));

  @AfterEach
  void close() {
    house.close();
  }

  private static Stream<Game<?>> games() {
    return GAMES.games().stream();
  }

  private static Map<String, String> options(Game<?> game) {
    return Games.CATALOGUE.games().contains(game) ? QuickOptions.of(game).asMap() : Map.of();
  }

  private Party finished(Game<?> game) {
    int seats = game.seats(Options.of(game.options(), options(game)));
    Party party = house.persons(game.id(), options(game), seats);
    playOut(party, new Random(11));
    return party;
  }

  private static void playOut(Party party, Random random) {
    for (Frame now = party.frame(0); !now.actors().isEmpty(); now = party.frame(0)) {
      int seat = now.actors().getFirst();
      List<String> legal = party.frame(seat).legal();
      Party.done(party.play(seat, legal.get(random.nextInt(legal.size()))));
    }
  }

  private static NewTable wish(Party from, int ply) {
    List<NewTable.SeatWish> seats = new ArrayList<>();
    from.info().seats().forEach(each -> seats.add(House.me(each.seat())));
    return wish(from.info().game(), from.table(), from.token(1), ply, seats);
  }

  private static NewTable wish(
      String game, String table, String token, int ply, List<NewTable.SeatWish> seats) {
    return new NewTable(
        Optional.empty(),
        game,
        Optional.empty(),
        seats,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(new NewTable.From(table, token, ply)),
        Optional.empty());
  }

  private static GameRecord read(Party party) {
    return switch (RecordReader.read(GAMES, party.record(0))) {
      case RecordReader.Result.Read read -> read.record();
      case RecordReader.Result.Unreadable bad -> throw new AssertionError(bad.toString());
    };
  }

  private static Verification verify(GameRecord record) {
    return Verification.of(GAMES.game(record.game()).orElseThrow(), record);
  }

  private static int draws(List<tianxia.kernel.Event> events) {
    return (int) events.stream().filter(event -> event.actor() == 0).count();
  }

  @ParameterizedTest
  @MethodSource("games")
  void itBeginsAsThatGameStoodAndIsPlayedWithDrawsOfItsOwn(Game<?> game) {
    Party first = finished(game);
    GameRecord whole = read(first);
    for (int part = 1; part <= 3; part++) {
      Party second = house.party(wish(first, whole.events().size() * part / 4));
      int ply = second.info().from().orElseThrow().ply();
      assertThat(second.info().from()).contains(new TableInfo.Origin(first.table(), ply));
      assertThat(second.info().options()).isEqualTo(first.info().options());
      assertSame(first, second, ply);
      nothingInheritedIsTakenBack(second, ply);
      playOut(second, new Random(part));
      GameRecord record = read(second);
      assertThat(record.events().subList(0, ply)).isEqualTo(whole.events().subList(0, ply));
      assertThat(record.headers().from()).contains(new GameRecord.Origin(first.table(), ply));
      int inherited = draws(whole.events().subList(0, ply));
      assertThat(verify(record))
          .isEqualTo(
              new Verification.Right(draws(record.events()) - inherited, inherited, List.of()));
      Frame before = second.frame(1);
      house.restart();
      assertThat(second.frame(1)).isEqualTo(before);
    }
    assertThat(StoreCheck.of(GAMES, TableLogs.of(store)).findings()).isEmpty();
  }

  /// Each viewer has been told of the first events what it was told of them at the other table, and
  /// no more.
  private static void assertSame(Party first, Party second, int ply) {
    for (int viewer = 0; viewer <= first.info().seats().size(); viewer++) {
      List<EventShown> there = told(first, viewer, ply);
      assertThat(told(second, viewer, ply)).containsExactlyInAnyOrderElementsOf(there);
    }
  }

  /// Of a decision of several seats each of their events stands where its seat made it.
  private static List<EventShown> told(Party party, int viewer, int ply) {
    return party.frame(viewer).events().subList(0, ply).stream()
        .map(each -> new EventShown(0, each.actor(), each.action(), List.of()))
        .toList();
  }

  private static void nothingInheritedIsTakenBack(Party party, int ply) {
    if (party.frame(0).ply() > ply) {
      return;
    }
    for (int seat = 1; seat <= party.info().seats().size(); seat++) {
      assertThat(party.frame(seat).can().back()).isFalse();
      assertThat(party.frame(seat).can().takeback()).isFalse();
    }
  }

  @Test
  void aDrawThatWasMadeHereIsCheckedAndOneThatWasNotIsTheOthers() {
    Party first = finished(GAMES.game("cards").orElseThrow());
    // Late, so that the secret of the second table gives other draws for certain: all 18 are known.
    int late = read(first).events().size() - 1;
    Party second = house.party(wish(first, late));
    int ply = second.info().from().orElseThrow().ply();
    playOut(second, new Random(3));
    String text = second.record(0);
    String from = "# from " + first.table() + " " + ply + "\n";
    assertThat(text).contains(from);
    String claimed = text.replace(from, "");
    assertThat(verify(record(claimed))).isInstanceOf(Verification.Wrong.class);
  }

  private static GameRecord record(String text) {
    return switch (RecordReader.read(GAMES, text)) {
      case RecordReader.Result.Read read -> read.record();
      case RecordReader.Result.Unreadable bad -> throw new AssertionError(bad.toString());
    };
  }

  @Test
  void aDecisionOfSeveralSeatsIsMadeAnewAsAWhole() {
    Party first = finished(GAMES.game("bids").orElseThrow());
    for (int ply = 0; ply < first.frame(0).ply(); ply++) {
      TableInfo info = house.party(wish(first, ply)).info();
      assertThat(info.from().orElseThrow().ply()).isEqualTo(ply / 4 * 4);
    }
  }

  @Test
  void afterAResignationTheLastPositionIsPlayedOn() {
    Party first = house.persons("qin", Map.of(), 2);
    Party.done(first.resign(1));
    int ply = first.frame(0).ply();
    Party second = house.party(wish(first, ply));
    assertThat(second.frame(0).ply()).isEqualTo(ply);
    assertThat(second.frame(1).actors()).containsExactly(1);
    assertThat(second.frame(1).view()).isEqualTo(position(first, 1, ply));
    assertThat(second.frame(2).view()).isEqualTo(position(first, 2, ply));
  }

  private RawJson position(Party party, int seat, int ply) {
    return ((Frame) house.tables().position(party.table(), party.token(seat), ply)).view();
  }

  @Test
  void aFriendWhoIsInvitedSeesWhereItPlaysOn() {
    Party first = finished(GAMES.game("cards").orElseThrow());
    NewTable.SeatWish me = new NewTable.Me("Mei", House.commitment(1), Optional.empty());
    List<NewTable.SeatWish> seats = List.of(me, NewTable.Open.TO_ALL);
    Party second = house.party(wish("cards", first.table(), first.token(0), 8, seats));
    var told = house.tables().info(second.table(), second.made().invitation());
    assertThat(((TableInfo) told).from()).contains(new TableInfo.Origin(first.table(), 8));
    assertThat(second.frame(0).ply()).isEqualTo(8);
    house.join(second);
    assertThat(second.info().phase()).isEqualTo(TableInfo.PLAYING);
    assertThat(second.info().from()).contains(new TableInfo.Origin(first.table(), 8));
  }

  @Test
  void theRematchBeginsAtTheBeginning() {
    Party first = finished(GAMES.game("pebbles").orElseThrow());
    Party second = house.party(wish(first, 1));
    playOut(second, new Random(5));
    Party.done(second.rematch(1));
    Party.done(second.rematch(2));
    Party third = second.next();
    assertThat(third.info().from()).isEmpty();
    assertThat(third.frame(0).ply()).isZero();
  }

  @Test
  void onlyWhatIsOverAndOpenToOneIsPlayedOn() {
    for (String game : List.of("cards", "pebbles", "bids")) {
      Party running = house.persons(game, Map.of(), 2);
      assertProblem(wish(running, 0), Problem.NOT_ALLOWED);
    }
    Party over = finished(GAMES.game("pebbles").orElseThrow());
    int end = over.frame(0).ply();
    assertProblem(wish(over, end), Problem.UNKNOWN_PLY);
    assertProblem(wish(over, end + 1), Problem.UNKNOWN_PLY);
    List<NewTable.SeatWish> seats = Collections.nCopies(2, new NewTable.Computer("easy"));
    assertProblem(wish("pebbles", over.table(), "wrong", 1, seats), Problem.UNKNOWN_TOKEN);
    assertProblem(wish("pebbles", "none", over.token(1), 1, seats), Problem.UNKNOWN_TABLE);
    assertProblem(wish("cards", over.table(), over.token(1), 1, seats), Problem.UNKNOWN_GAME);
    List<NewTable.SeatWish> three = Collections.nCopies(3, new NewTable.Computer("easy"));
    assertProblem(wish("pebbles", over.table(), over.token(1), 1, three), Problem.WRONG_SEATS);
  }

  private void assertProblem(NewTable wish, String code) {
    assertThat(house.tables().make(wish))
        .isInstanceOfSatisfying(Problem.class, it -> assertThat(it.code()).isEqualTo(code));
  }
}
