package tianxia.server.table.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.lobby.Listings;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.message.table.ClockShown;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;
import tianxia.server.table.node.LocalTables;
import tianxia.server.table.worker.TableContext;

/// Clocks that count days for each turn, on a time of day that only the test moves. In Pebbles a
/// turn is two actions.
class DaysTest {
  private static final long HOUR = Duration.ofHours(1).toMillis();
  private static final long DAY = 24 * HOUR;

  private final Hourglass time = new Hourglass();
  private final MemoryStore store = new MemoryStore();
  private final Computers computers = new Computers(1, House.AT_RANDOM);
  private final Retention retention = new Retention(Duration.ofDays(1), Duration.ofDays(1));
  private LocalTables tables = open();
  private int commands;

  private LocalTables open() {
    TableContext context =
        new TableContext(
            store,
            computers,
            time,
            time::nanos,
            time,
            Duration.ZERO,
            8,
            Duration.ofMinutes(5),
            Listings.NONE);
    TableLimits limits =
        new TableLimits(Duration.ofDays(7), 50, 60, 8, 200, 12, retention, RoomLimits.NONE);
    return new LocalTables(SmallGames.CATALOGUE, context, limits, new Unbroken());
  }

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  /// The server is killed: nothing is written down, and nobody plays until another begins.
  private void off(long millis) {
    LocalTables before = tables;
    time.skip(millis);
    tables = open();
    before.close();
  }

  private void sweepAfter(long millis) {
    time.skip(millis);
    tables.sweep();
  }

  private TableMade made(String game, int days, SeatWish... seats) {
    NewTable.Clock clock =
        new NewTable.Clock(Optional.empty(), Optional.empty(), Optional.of(days), Optional.empty());
    TableMade made =
        (TableMade)
            tables.make(
                House.timed(
                    game,
                    Map.of("players", Integer.toString(seats.length)),
                    clock,
                    List.of(seats)));
    // Whatever falls due soon after the server began is spared.
    assertThat(made.info().clock().orElseThrow().days()).contains(days);
    return made;
  }

  private TableMade two(int days) {
    return made("pebbles", days, House.me(1), House.me(2));
  }

  private Frame frame(TableMade made) {
    return (Frame) tables.frame(made.info().table(), made.watch());
  }

  private ClockShown clock(TableMade made) {
    return frame(made).clock().orElseThrow();
  }

  private CommandAnswer send(TableMade made, int seat, ClientMessage.Command command) {
    String token = Optional.ofNullable(made.tokens().get(Integer.toString(seat))).orElseThrow();
    return tables.command(made.info().table(), token, command);
  }

  private CommandAnswer take(TableMade made, int seat) {
    String id = "c" + ++commands;
    return send(made, seat, new ClientMessage.Play(id, frame(made).seq(), List.of("take 1")));
  }

  private void turn(TableMade made, int seat) {
    assertThat(take(made, seat)).isInstanceOf(Done.class);
    assertThat(take(made, seat)).isInstanceOf(Done.class);
  }

  private long count(TableMade made, Class<? extends Entry> kind) {
    return store.rows(made.info().table()).stream()
        .map(Store.Row::entry)
        .filter(kind::isInstance)
        .count();
  }

  @Test
  void eachTurnHasAllItsDays() {
    TableMade made = two(3);
    assertThat(clock(made))
        .isEqualTo(new ClockShown(List.of(3 * DAY, 3 * DAY), List.of(0L, 0L), List.of(1)));
    time.skip(2 * DAY);
    assertThat(take(made, 1)).isInstanceOf(Done.class);
    assertThat(clock(made).left()).containsExactly(DAY, 3 * DAY);
    time.skip(HOUR);
    assertThat(take(made, 1)).isInstanceOf(Done.class);
    time.skip(DAY);
    assertThat(clock(made).left()).containsExactly(DAY - HOUR, 2 * DAY);
    turn(made, 2);
    assertThat(clock(made).left()).containsExactly(3 * DAY, 2 * DAY);
    assertThat(clock(made).running()).containsExactly(1);
    assertThat(count(made, Entry.Elapsed.class)).isZero();
  }

  @Test
  void aTableThatNobodyLooksAtIsLostWhenItIsDue() {
    TableMade made = two(2);
    sweepAfter(2 * DAY - 1);
    assertThat(store.rows(made.info().table())).hasSize(1);
    sweepAfter(1);
    assertThat(count(made, Entry.TimeUp.class)).isEqualTo(1);
    assertThat(frame(made).info().winners()).containsExactly(2);
    assertThat(store.due(Long.MAX_VALUE, 10)).isEmpty();
  }

  @Test
  void aMoveAfterTheEndIsRefused() {
    TableMade made = two(1);
    time.skip(DAY);
    assertThat(take(made, 1)).isInstanceOf(Refused.class);
    assertThat(frame(made).info().winners()).containsExactly(2);
  }

  @Test
  void atThreeAComputerTakesTheSeat() {
    TableMade made = made("pebbles", 1, House.me(1), House.me(2), House.me(3));
    sweepAfter(DAY);
    assertThat(frame(made).info().seats().getFirst().kind()).isEqualTo("computer");
    assertThat(frame(made).info().phase()).isEqualTo("playing");
  }

  /// A server that runs again in time neither gives nor takes any.
  @Test
  void theTimeOfDayCountsServerOrNone() {
    TableMade made = two(3);
    off(DAY);
    assertThat(clock(made).left()).containsExactly(2 * DAY, 3 * DAY);
    sweepAfter(2 * DAY);
    assertThat(frame(made).info().winners()).containsExactly(2);
  }

  @Test
  void whatFellWhileNoServerWasThereIsSpared() {
    TableMade made = two(1);
    off(5 * DAY);
    tables.sweep();
    assertThat(frame(made).info().phase()).isEqualTo("playing");
    assertThat(clock(made).left().getFirst()).isEqualTo(12 * HOUR);
    sweepAfter(12 * HOUR);
    assertThat(frame(made).info().winners()).containsExactly(2);
    assertThat(count(made, Entry.Spared.class)).isEqualTo(1);
  }

  /// Whoever plays first, the sweep or the person.
  @Test
  void soIsWhatIsPlayedBeforeAnybodyLooked() {
    TableMade made = two(1);
    off(5 * DAY);
    turn(made, 1);
    assertThat(clock(made).left().get(1)).isEqualTo(DAY);
  }

  @Test
  void soIsWhatFallsTooSoonAfterIt() {
    TableMade made = two(1);
    off(DAY - HOUR / 2);
    sweepAfter(HOUR / 2);
    assertThat(frame(made).info().phase()).isEqualTo("playing");
    assertThat(count(made, Entry.Spared.class)).isEqualTo(1);
  }

  /// A turn that all agreed to play again has its days again.
  @Test
  void aTakebackGivesTheDaysBack() {
    TableMade made = two(2);
    time.skip(DAY);
    turn(made, 1);
    time.skip(DAY);
    assertThat(take(made, 2)).isInstanceOf(Done.class);
    int seq = frame(made).seq();
    assertThat(send(made, 1, new ClientMessage.Takeback("t", seq))).isInstanceOf(Done.class);
    assertThat(send(made, 2, new ClientMessage.Answer("a", seq + 1, true)))
        .isInstanceOf(Done.class);
    assertThat(clock(made).left()).containsExactly(2 * DAY, 2 * DAY);
  }

  @Test
  void ordersAtATimeRunAtATime() {
    TableMade made = made("bids", 1, House.me(1), House.me(2));
    assertThat(clock(made).running()).containsExactly(1, 2);
    sweepAfter(DAY);
    assertThat(frame(made).info().clock().orElseThrow().up()).containsExactly(1, 2);
    assertThat(frame(made).info().resigned()).isZero();
  }

  /// Games are kept for a day here.
  @Test
  void aGameIsKeptWhileATurnHasTime() {
    TableMade made = two(14);
    sweepAfter(13 * DAY);
    assertThat(frame(made).info().phase()).isEqualTo("playing");
    sweepAfter(DAY);
    sweepAfter(2 * DAY);
    assertThat(store.rows(made.info().table())).isEmpty();
  }

  /// What the store has noted may be older than the table; then it is corrected.
  @Test
  void whatIsNotDueIsLeftAlone() {
    TableMade made = two(5);
    String table = made.info().table();
    List<Store.Due> early =
        List.of(
            new Store.Due(table, OptionalLong.of(1)), new Store.Due("gone", OptionalLong.of(1)));
    store.append(List.of(), Store.Waiting.SAME.and(early), 0);
    assertThat(store.due(time.millis(), 10)).hasSize(2);
    tables.sweep();
    assertThat(store.due(time.millis(), 10)).isEmpty();
    assertThat(store.due(time.millis() + 5 * DAY, 10)).containsExactly(table);
    assertThat(frame(made).info().phase()).isEqualTo("playing");
  }

  private CommandAnswer away(TableMade made, int seat, int days) {
    String id = "c" + ++commands;
    return send(made, seat, new ClientMessage.Vacation(id, frame(made).seq(), days));
  }

  private static List<Integer> vacation(Frame frame) {
    return frame.info().clock().orElseThrow().vacation();
  }

  @Test
  void onVacationTheClockStands() {
    TableMade made = two(2);
    time.skip(DAY);
    assertThat(away(made, 1, 7)).isInstanceOf(Done.class);
    assertThat(vacation(frame(made))).containsExactly(7, 14);
    assertThat(clock(made))
        .isEqualTo(new ClockShown(List.of(DAY, 2 * DAY), List.of(7 * DAY, 0L), List.of(1)));
    sweepAfter(7 * DAY);
    assertThat(clock(made).left().getFirst()).isEqualTo(DAY);
    sweepAfter(DAY - 1);
    assertThat(frame(made).info().phase()).isEqualTo("playing");
    sweepAfter(1);
    assertThat(frame(made).info().winners()).containsExactly(2);
  }

  /// It is taken before its seat is to act, and is over when its days are.
  @Test
  void aVacationRunsByTheCalendar() {
    TableMade made = two(2);
    assertThat(away(made, 2, 3)).isInstanceOf(Done.class);
    time.skip(DAY);
    turn(made, 1);
    assertThat(clock(made).free()).containsExactly(0L, 2 * DAY);
    off(3 * DAY);
    assertThat(clock(made).left().get(1)).isEqualTo(DAY);
  }

  @Test
  void whoComesBackEarlyKeepsWhatHadNotBegun() {
    TableMade made = two(2);
    assertThat(away(made, 1, 5)).isInstanceOf(Done.class);
    time.skip(DAY + HOUR);
    assertThat(away(made, 1, 0)).isInstanceOf(Done.class);
    assertThat(vacation(frame(made))).containsExactly(12, 14);
    time.skip(HOUR);
    assertThat(clock(made))
        .isEqualTo(new ClockShown(List.of(2 * DAY - HOUR, 2 * DAY), List.of(0L, 0L), List.of(1)));
    assertThat(away(made, 1, 0)).isInstanceOf(Refused.class);
  }

  private CommandAnswer nights(TableMade made, int seat, String zone) {
    String id = "c" + ++commands;
    return send(made, seat, new ClientMessage.Nights(id, frame(made).seq(), zone));
  }

  /// A zone in which a turn of so many days that begins now is due at an hour.
  private String dueAt(int hour) {
    int now = (int) (time.millis() / HOUR % 24);
    int east = Math.floorMod(hour - now + 11, 24) - 11;
    // The signs of these names are the other way round.
    return "Etc/GMT" + (east > 0 ? "-" : "+") + Math.abs(east);
  }

  @Test
  void noTurnFallsDueInTheNightOfItsSeat() {
    TableMade made = two(2);
    time.skip(HOUR - time.millis() % HOUR);
    turn(made, 1);
    turn(made, 2);
    assertThat(nights(made, 1, dueAt(23))).isInstanceOf(Done.class);
    assertThat(clock(made).left()).containsExactly(2 * DAY + 9 * HOUR, 2 * DAY);
    assertThat(frame(made).toString()).doesNotContain("Etc/GMT");
    sweepAfter(2 * DAY + 9 * HOUR - 1);
    assertThat(frame(made).info().phase()).isEqualTo("playing");
    assertThat(clock(made).left().getFirst()).isEqualTo(1);
    sweepAfter(1);
    assertThat(frame(made).info().winners()).containsExactly(2);
  }

  @Test
  void whoMovesFromZoneToZoneGainsNothingInATurn() {
    TableMade made = two(2);
    time.skip(HOUR - time.millis() % HOUR);
    turn(made, 1);
    turn(made, 2);
    assertThat(nights(made, 1, dueAt(12))).isInstanceOf(Done.class);
    assertThat(clock(made).left().getFirst()).isEqualTo(2 * DAY);
    assertThat(nights(made, 1, dueAt(23))).isInstanceOf(Done.class);
    assertThat(clock(made).left().getFirst()).isEqualTo(2 * DAY);
    turn(made, 1);
    turn(made, 2);
    assertThat(clock(made).left().getFirst()).isEqualTo(2 * DAY + 9 * HOUR);
    assertThat(nights(made, 1, "")).isInstanceOf(Done.class);
    assertThat(clock(made).left().getFirst()).isEqualTo(2 * DAY + 9 * HOUR);
    turn(made, 1);
    turn(made, 2);
    assertThat(clock(made).left().getFirst()).isEqualTo(2 * DAY);
    assertThat(nights(made, 1, "")).isInstanceOf(Refused.class);
    assertThat(nights(made, 1, "Europe/Atlantis")).isInstanceOf(Refused.class);
  }

  @Test
  void nobodyHasMoreThanTheirDays() {
    TableMade made = two(2);
    assertThat(away(made, 1, 10)).isInstanceOf(Done.class);
    assertThat(away(made, 1, 5)).isInstanceOf(Refused.class);
    assertThat(away(made, 1, 4)).isInstanceOf(Done.class);
    assertThat(clock(made).free().getFirst()).isEqualTo(14 * DAY);
    assertThat(send(made, 1, new ClientMessage.Pause("p", frame(made).seq(), true)))
        .isInstanceOf(Refused.class);
  }
}
