package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.game.SmallGames;
import tianxia.server.log.Recorded;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.store.sqlite.FullDisk;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// A fault that the operator can mend is one line in the log, however many tables meet it; one of
/// the program, or of what is stored, has its stack trace.
class FaultLogTest {
  @TempDir Path folder;

  private static CommandAnswer play(Party party) {
    return party.send(1, new ClientMessage.Play("a", 1, List.of("take 1")));
  }

  private static void unavailable(CommandAnswer answer) {
    assertThat(answer)
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.code()).isEqualTo(Problem.UNAVAILABLE));
  }

  @Test
  void aFullDiskIsOneLineForAllTables() {
    FullDisk store = new FullDisk(folder);
    try (House house =
            new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, Duration.ofMinutes(5));
        Recorded log = Recorded.from(Level.INFO)) {
      List<Party> parties = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        parties.add(house.persons("pebbles", Map.of(), 2));
      }
      store.full(true);
      for (int i = 0; i < 3; i++) {
        parties.forEach(party -> unavailable(play(party)));
      }
      store.full(false);
      parties.forEach(party -> Party.done(play(party)));
      assertThat(log.traces()).isEmpty();
      assertThat(log.entries()).extracting(LogRecord::getLevel).containsExactly(Level.WARNING);
      assertThat(log.entries().getFirst().getMessage()).contains("database is full");
    }
  }

  @Test
  void aBrokenLogHasItsTrace() {
    MemoryStore store = new MemoryStore();
    String table;
    try (House house = new House(store)) {
      table = house.persons("pebbles", Map.of(), 2).table();
    }
    int last = store.rows(table).getLast().seq();
    // Nobody has such a seat: the entry does not fit those before it.
    store.append(List.of(new Store.Row(table, last + 1, 7, new Entry.Resigned("c", 9))));
    try (House house = new House(store);
        Recorded log = Recorded.from(Level.INFO)) {
      assertThat(house.tables().info(table, "")).isInstanceOf(Problem.class);
      assertThat(log.traces()).isNotEmpty();
    }
  }
}
