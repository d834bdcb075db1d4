package tianxia.server.http.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.opponents.Opponents;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;
import tianxia.server.table.node.LocalTables;

/// Tables that wait for players or have only computers are limited in number per address.
class TableQuotaTest {
  private static final NewTable.Me HOST =
      new NewTable.Me("Mei", Optional.of("9c".repeat(32)), Optional.empty());

  private static final NewTable.Me CLEAR =
      new NewTable.Me("Mei", Optional.empty(), Optional.of("9c".repeat(16)));

  private final Computers computers = new Computers(1, Opponents::of);
  private final LocalTables tables =
      new LocalTables(SmallGames.CATALOGUE, new MemoryStore(), computers);
  private final TableQuota quota =
      new TableQuota(
          tables,
          new TableLimits(Duration.ofDays(1), 100, 2, 1, 200, 1, Retention.ALL, RoomLimits.NONE));

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  private static NewTable wish(NewTable.SeatWish... seats) {
    return new NewTable(
        Optional.empty(),
        "pebbles",
        Optional.of(Map.of()),
        List.of(seats),
        Optional.empty(),
        Optional.empty());
  }

  private Optional<TableMade> make(String address, NewTable wish) {
    return quota.make(address, wish) instanceof TableMade made
        ? Optional.of(made)
        : Optional.empty();
  }

  @Test
  void soManyWaitAndOneMoreWhenOneHasBegun() {
    NewTable open = wish(HOST, NewTable.Open.TO_ALL);
    TableMade first = make("a", open).orElseThrow();
    assertThat(make("a", open)).isPresent();
    assertThat(make("a", open)).isEmpty();
    assertThat(make("b", open)).isPresent();
    assertThat(make("a", wish(CLEAR, CLEAR))).isPresent();
    tables.join(
        first.info().table(),
        first.invitation(),
        new tianxia.server.message.request.Join(
            Optional.empty(),
            "Bo",
            Optional.of("9d".repeat(32)),
            Optional.empty(),
            Optional.empty()));
    assertThat(make("a", open)).isPresent();
    assertThat(make("a", open)).isEmpty();
  }

  @Test
  void soManyAreOpenToAllAndOneMoreWhenOneIsNot() {
    NewTable open = wish(HOST, NewTable.Open.TO_ALL);
    NewTable listed =
        new NewTable(
            open.table(),
            open.game(),
            open.options(),
            open.seats(),
            open.games(),
            open.gameOptions(),
            open.hints(),
            open.takebacks(),
            Optional.of(true),
            Optional.empty(),
            Optional.empty());
    TableMade first = make("a", listed).orElseThrow();
    assertThat(make("a", listed)).isEmpty();
    assertThat(make("b", listed)).isPresent();
    tables.command(
        first.info().table(),
        Optional.ofNullable(first.tokens().get("1")).orElseThrow(),
        new ClientMessage.Unlist("u", 1));
    assertThat(make("a", listed)).isPresent();
    // Those that wait are counted too.
    assertThat(make("a", open)).isEmpty();
  }

  @Test
  void soManyComputersPlayAlone() {
    // Without computers their game never ends.
    computers.close();
    NewTable alone = wish(new NewTable.Computer("easy"), new NewTable.Computer("easy"));
    assertThat(make("a", alone)).isPresent();
    assertThat(make("a", alone)).isEmpty();
    assertThat(make("a", wish(HOST, new NewTable.Computer("easy")))).isPresent();
    assertThat(make("b", alone)).isPresent();
  }

  @Test
  void manyAtOnceTakeNoMorePlacesThanThereAre() throws Exception {
    NewTable open = wish(HOST, NewTable.Open.TO_ALL);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Optional<TableMade>>> all =
          threads.invokeAll(Collections.nCopies(50, () -> make("a", open)));
      int made = 0;
      for (Future<Optional<TableMade>> each : all) {
        made += each.get().isPresent() ? 1 : 0;
      }
      assertThat(made).isEqualTo(2);
    }
  }

  @Test
  void aWishThatIsRefusedTakesNoPlace() {
    NewTable wrong =
        new NewTable(
            Optional.empty(),
            "none",
            Optional.of(Map.of()),
            List.of(HOST, NewTable.Open.TO_ALL),
            Optional.empty(),
            Optional.empty());
    for (int i = 0; i < 5; i++) {
      assertThat(make("a", wrong)).isEmpty();
    }
    assertThat(make("a", wish(HOST, NewTable.Open.TO_ALL))).isPresent();
  }
}
