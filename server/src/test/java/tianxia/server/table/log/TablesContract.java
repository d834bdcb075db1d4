package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Moment;
import tianxia.server.computer.Computers;
import tianxia.server.fair.Verification;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.Prepared;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.RecordTest;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;
import tianxia.server.table.War;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.node.LocalTables;
import tianxia.server.table.worker.TableContext;

/// What tables do on every store: they go on after a restart, expire, and give way to another
/// owner.
public abstract class TablesContract {

  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  protected abstract Store open();

  private static List<Frame> frames(Party party) {
    return IntStream.rangeClosed(0, 2).mapToObj(party::frame).toList();
  }

  @Test
  void aGameGoesOnFromTheStore() {
    List<Frame> frames;
    TableMade made;
    try (Store store = open();
        House house = new House(store)) {
      Party party = house.persons("cards", Map.of(), 2);
      Party.done(party.play(1, party.frame(1).legal().getFirst()));
      Party.done(party.play(2, party.frame(2).legal().getFirst()));
      frames = frames(party);
      made = party.made();
    }
    try (Store store = open();
        House house = new House(store)) {
      Party party = new Party(house, made);
      assertThat(frames(party)).isEqualTo(frames);
      party.playOut();
      assertThat(RecordTest.verify(RecordTest.read(party.record(0))))
          .isEqualTo(new Verification.Right(18, List.of()));
    }
  }

  @Test
  void aCommandThatIsRepeatedAfterARestartGetsItsFirstAnswer() {
    try (Store store = open();
        House house = new House(store)) {
      Party party = house.persons("pebbles", Map.of(), 2);
      var command = new ClientMessage.Play("a", party.frame(1).seq(), List.of("take 1"));
      var answer = party.send(1, command);
      Party.done(answer);
      house.restart();
      assertThat(party.send(1, command)).isEqualTo(answer);
      assertThat(party.events(0)).containsExactly("1 take 1");
    }
  }

  @Test
  void whatIsPutOffStaysSo() {
    try (Store store = open();
        War war = new War(store, House.AT_RANDOM, List.of(House.me(1), House.me(2)))) {
      Party.done(war.party.play(1, "choose feint"));
      Party.done(war.party.play(2, "choose second-six"));
      war.putOff(1);
      war.house.restart();
      assertThat(war.questions(1).until()).isEqualTo(Moment.END);
      assertThat(war.questions(2).until()).isZero();
    }
  }

  @Test
  void whatIsPreparedIsPlayedAfterARestart() {
    NewTable.Clock days =
        new NewTable.Clock(Optional.empty(), Optional.empty(), Optional.of(3), Optional.empty());
    try (Store store = open();
        House house = new House(store)) {
      Party party =
          house.party(House.timed("pebbles", Map.of(), days, List.of(House.me(1), House.me(2))));
      Prepared.Line line =
          new Prepared.Line(
              List.of(
                  "1 take 1",
                  "1 take 2",
                  "2 take 3",
                  "2 take 1",
                  "1 take 1",
                  "1 take 1",
                  "2 take 1"));
      int seq = party.frame(2).seq();
      Party.done(party.send(2, new ClientMessage.Prepare("p", seq, List.of(line))));
      house.restart();
      Party.done(party.play(1, "take 1", "take 2"));
      house.restart();
      assertThat(party.events(0)).containsExactly("1 take 1", "1 take 2", "2 take 3", "2 take 1");
      assertThat(party.frame(2).prepared().orElseThrow().lines())
          .containsExactly(new Prepared.Line(List.of("1 take 1", "1 take 1", "2 take 1")));
      assertThat(party.frame(1).prepared().orElseThrow().lines()).isEmpty();
    }
  }

  @Test
  void theNextGameBeginsWithTheLastEntryOfTheOneBefore() {
    try (Store store = open();
        House house = new House(store)) {
      Party party = house.persons("pebbles", Map.of(), 2);
      party.playOut();
      Party.done(party.rematch(1));
      Party.done(party.rematch(2));
      house.restart();
      Party next = party.next();
      assertThat(next.table()).isNotEqualTo(party.table());
      assertThat(next.info().phase()).isEqualTo("playing");
    }
  }

  @Test
  void aTableThatNobodyBeginsIsDeleted() {
    long[] now = {1_795_000_000_000L};
    try (Store store = open();
        Computers computers = new Computers(1, House.AT_RANDOM)) {
      LocalTables tables =
          new LocalTables(
              SmallGames.CATALOGUE,
              new TableContext(
                  store,
                  computers,
                  () -> java.time.Instant.ofEpochMilli(now[0]),
                  OneShotTimer.SYSTEM,
                  Duration.ZERO,
                  64,
                  Duration.ofMinutes(5)),
              new TableLimits(
                  Duration.ofDays(3), 5, 60, 8, 200, 12, Retention.ALL, RoomLimits.NONE),
              new Unbroken());
      List<NewTable.SeatWish> open = List.of(House.me(1), NewTable.Open.TO_ALL);
      TableMade waits = (TableMade) tables.make(House.wish("cards", Map.of(), open, 1));
      tables.sweep();
      assertThat(store.waiting()).isEqualTo(1);
      now[0] += Duration.ofDays(4).toMillis();
      tables.sweep();
      assertThat(store.waiting()).isZero();
      assertThat(store.rows(waits.info().table())).isEmpty();
      assertThat(tables.frame(waits.info().table(), waits.watch())).isInstanceOf(Problem.class);
      tables.close();
    }
  }

  /// Two servers with one table: the one that has lost it unloads it, tells its viewers, and reads
  /// it again when it is asked.
  @Test
  protected void anEarlierOwnerGivesWay() throws InterruptedException {
    try (Store store = open();
        House one = new House(store);
        House two = new House(store)) {
      Party first = one.persons("pebbles", Map.of(), 2);
      Party second = new Party(two, first.made());
      try (var stream = first.stream(2, Optional.empty())) {
        assertThat(stream.next()).isInstanceOf(Frame.class);
        Party.done(second.send(1, new ClientMessage.Play("b", 1, List.of("take 1"))));
        assertThat(first.send(1, new ClientMessage.Play("a", 1, List.of("take 3"))))
            .isInstanceOfSatisfying(
                Problem.class, p -> assertThat(p.code()).isEqualTo("unavailable"));
        assertThat(((ServerMessage.Failure) stream.next()).code()).isEqualTo("closing");
      }
      assertThat(first.events(0)).containsExactly("1 take 1");
      Party.done(first.play(1, "take 2"));
      assertThat(first.events(0)).containsExactly("1 take 1", "1 take 2");
    }
  }
}
