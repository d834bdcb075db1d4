package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.opponents.Opponents;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.ClientMessage;
import tianxia.server.message.NewTable;
import tianxia.server.message.TableMade;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.LocalTables;
import tianxia.server.table.TableLimits;

/// One address makes so many tables that nobody plays at, and no more.
class TableQuotaTest {
  private static final NewTable.Me HOST =
      new NewTable.Me("Mei", Optional.of("9c".repeat(32)), Optional.empty());

  private static final NewTable.Me CLEAR =
      new NewTable.Me("Mei", Optional.empty(), Optional.of("9c".repeat(16)));

  private final Computers computers = new Computers(1, Opponents::of);
  private final LocalTables tables =
      new LocalTables(SmallGames.CATALOGUE, new MemoryStore(), computers);
  private final TableQuota quota =
      new TableQuota(tables, new TableLimits(Duration.ofDays(1), 100, 2, 1));

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  private static NewTable wish(NewTable.SeatWish... seats) {
    return new NewTable(
        Optional.empty(), "pebbles", Optional.of(Map.of()), List.of(seats), Optional.empty());
  }

  private Optional<TableMade> make(String address, NewTable wish) {
    if (quota.problem(address, wish).isPresent()) {
      return Optional.empty();
    }
    TableMade made = (TableMade) tables.make(wish);
    quota.made(address, wish, made);
    return Optional.of(made);
  }

  @Test
  void soManyWaitAndOneMoreWhenOneHasBegun() {
    NewTable open = wish(HOST, new NewTable.Open());
    TableMade first = make("a", open).orElseThrow();
    assertThat(make("a", open)).isPresent();
    assertThat(make("a", open)).isEmpty();
    assertThat(make("b", open)).isPresent();
    assertThat(make("a", wish(CLEAR, CLEAR))).isPresent();
    tables.join(
        first.info().table(),
        first.invitation(),
        new tianxia.server.message.Join(
            Optional.empty(),
            "Bo",
            Optional.of("9d".repeat(32)),
            Optional.empty(),
            Optional.empty()));
    assertThat(make("a", open)).isPresent();
    assertThat(make("a", open)).isEmpty();
  }

  @Test
  void soManyComputersPlayAlone() {
    // So that their game goes on for ever.
    computers.close();
    NewTable alone = wish(new NewTable.Computer("easy"), new NewTable.Computer("easy"));
    assertThat(make("a", alone)).isPresent();
    assertThat(make("a", alone)).isEmpty();
    assertThat(make("a", wish(HOST, new NewTable.Computer("easy")))).isPresent();
    assertThat(make("b", alone)).isPresent();
  }

  @Test
  void aGameThatIsOverCountsNoMore() {
    NewTable solo = wish(CLEAR, CLEAR);
    TableMade made = make("a", solo).orElseThrow();
    tables.command(
        made.info().table(), made.tokens().getOrDefault("1", ""), new ClientMessage.Resign("r", 1));
    quota.made("c", wish(new NewTable.Computer("easy"), new NewTable.Computer("easy")), made);
    assertThat(make("c", wish(new NewTable.Computer("easy"), new NewTable.Computer("easy"))))
        .isPresent();
  }
}
