package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Game;
import tianxia.server.account.SeatKey;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.store.Ending;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.command.TournamentTable;
import tianxia.server.table.node.LocalTables;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.TableEnd;

/// Tables whose seats a tournament keeps for accounts.
final class TournamentTableTest {
  private static final String TABLE = "tournamenttable1";

  /// What ended tables have told.
  private final LinkedBlockingQueue<TableEnd> told = new LinkedBlockingQueue<>();

  private final Store store =
      new MemoryStore() {
        @Override
        public void end(Claim claim, List<Row> rows, Waiting waiting, long at, Ending ending) {
          append(claim, rows, waiting, at);
          ending.tournament().ifPresent(told::add);
        }
      };

  private final Computers computers = new Computers(1, House.AT_RANDOM);
  private final LocalTables tables = new LocalTables(SmallGames.CATALOGUE, store, computers);

  @BeforeEach
  void make() {
    Game<?> game = SmallGames.CATALOGUE.game("bids").orElseThrow();
    FirstRow first =
        new TournamentTable(
                TABLE,
                new Entry.OfTournament("c1", "Cup", 2),
                List.of(
                    new TournamentTable.Player("a1", "Ada"),
                    new TournamentTable.Player("a2", "Bea"),
                    new TournamentTable.Player("a3", "Cleo")),
                Conduct.PLAIN)
            .first(game, Map.of("players", "3"), new SecureRandom(), 9);
    store.append(List.of(first.row()), first.waiting(), 9);
  }

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  private ServerMessage command(int seat, ClientMessage.Command command) {
    return (ServerMessage) tables.command(TABLE, SeatKey.of("a" + seat), command);
  }

  private void sit() {
    for (int seat = 1; seat <= 3; seat++) {
      assertThat(join("a" + seat, "a" + seat)).isInstanceOf(Joined.class);
    }
  }

  private Object join(String key, String account) {
    Join join =
        new Join(
            Optional.empty(),
            "x",
            Optional.empty(),
            Optional.of("5a".repeat(16)),
            Optional.empty());
    return tables.join(TABLE, SeatKey.of(key), join.named(account, "Name " + account, false));
  }

  private void leave(int seat) {
    assertThat(command(seat, new ClientMessage.Leave("l" + seat, 1)))
        .isInstanceOf(ServerMessage.Done.class);
  }

  private Frame frame(int seat) {
    return (Frame) tables.frame(TABLE, SeatKey.of("a" + seat));
  }

  @Test
  void eachSeatIsForItsAccountAndAnybodyMayWatch() {
    TableInfo open = (TableInfo) tables.info(TABLE, "");
    assertThat(open.seats().stream().map(seat -> seat.name() + " " + seat.account().orElse(false)))
        .containsExactly("Ada true", "Bea true", "Cleo true");
    assertThat(join("a9", "a9")).isInstanceOf(Problem.class);
    assertThat(join("a1", "a9")).isInstanceOf(Problem.class);
    sit();
    assertThat(join("a1", "a1")).as("again").isInstanceOf(Joined.class);
    TableInfo info = (TableInfo) tables.info(TABLE, "");
    assertThat(info.tournament()).hasValue(new TableInfo.OfTournament("c1", "Cup", 2));
    assertThat(info.phase()).isEqualTo(TableInfo.PLAYING);
    assertThat(info.seats().stream().map(seat -> seat.account().orElse(false)))
        .containsExactly(true, true, true);
    assertThat(tables.frame(TABLE, "")).isInstanceOf(Frame.class);
    assertThat(command(1, new ClientMessage.Pause("p", 1, true)))
        .isInstanceOf(ServerMessage.Refused.class);
    assertThat(told).isEmpty();
  }

  @Test
  void whoLeavesHasLostEvenIfTheComputerWins() throws Exception {
    sit();
    leave(2);
    leave(3);
    List<String> bids = new ArrayList<>();
    try (Tables.Subscription stream = tables.subscribe(TABLE, SeatKey.of("a1"), Optional.empty())) {
      while (told.isEmpty()) {
        if (stream.next() instanceof Frame frame && !frame.legal().isEmpty()) {
          String id = "b" + bids.size();
          bids.add(id);
          command(1, new ClientMessage.Play(id, frame.seq(), List.of(frame.legal().getFirst())));
        }
      }
    }
    assertThat(told).containsExactly(new TableEnd("c1", TABLE, Set.of(1)));
    assertThat(frame(1).info().phase()).isEqualTo(TableInfo.OVER);
  }

  @Test
  void whenTheLastHasLeftNobodyHasWon() throws Exception {
    sit();
    leave(1);
    leave(2);
    assertThat(told).isEmpty();
    leave(3);
    assertThat(told.poll(30, TimeUnit.SECONDS)).isEqualTo(new TableEnd("c1", TABLE, Set.of()));
  }
}
