package tianxia.server.table.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.lobby.Listings;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;

/// A store that is nearly full takes no new tables; those in play go on.
class StoreRoomTest {
  private static final TableLimits LIMITS =
      new TableLimits(
          Duration.ofDays(7), 50, 60, 8, 200, 12, Retention.ALL, new RoomLimits(1000, 100));

  private static final class Disk extends MemoryStore {
    private volatile Store.Room room = new Store.Room(0, OptionalLong.of(100));

    @Override
    public Store.Room room() {
      return room;
    }
  }

  private static final NewTable WISH =
      House.wish("cards", Map.of(), List.of(House.me(1), House.me(2)), 1);

  @Test
  void noTableIsMadeUntilThereIsRoomAgain() {
    Disk disk = new Disk();
    try (Computers computers = new Computers(1, House.AT_RANDOM);
        LocalTables tables =
            new LocalTables(
                SmallGames.CATALOGUE,
                disk,
                computers,
                Duration.ZERO,
                LIMITS,
                Listings.NONE,
                new Unbroken())) {
      TableMade made = (TableMade) tables.make(WISH);
      disk.room = new Store.Room(0, OptionalLong.of(99));
      tables.sweep();
      assertThat(tables.make(WISH))
          .isInstanceOfSatisfying(
              Problem.class, problem -> assertThat(problem.code()).isEqualTo("no-new-tables"));
      String seat = made.tokens().getOrDefault("1", "");
      Frame frame = (Frame) tables.frame(made.info().table(), seat);
      ClientMessage.Play play =
          new ClientMessage.Play("a", frame.seq(), List.of(frame.legal().getFirst()));
      assertThat(tables.command(made.info().table(), seat, play)).isInstanceOf(Done.class);
      disk.room = new Store.Room(0, OptionalLong.of(100));
      tables.sweep();
      assertThat(tables.make(WISH)).isInstanceOf(TableMade.class);
      disk.room = new Store.Room(1000, OptionalLong.empty());
      tables.sweep();
      assertThat(tables.make(WISH)).isInstanceOf(Problem.class);
      disk.room = new Store.Room(999, OptionalLong.empty());
      tables.sweep();
      assertThat(tables.make(WISH)).isInstanceOf(TableMade.class);
    }
  }
}
