package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.RecordTest;

/// A table loaded from its log equals the one that stayed in memory, whatever was done.
class RestartTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"cards 2", "cards 4", "pebbles 2", "pebbles 3", "bids 3"})
  void aLoadedTableIsTheOneThatWentOnLiving(String which) {
    String game = which.substring(0, which.indexOf(' '));
    int seats = which.charAt(which.length() - 1) - '0';
    for (long seed = 1; seed <= 8; seed++) {
      try (House house = new House(new MemoryStore())) {
        Party party = house.persons(game, Map.of("players", Integer.toString(seats)), seats);
        wander(house, party, seats, new Random(seed), which + " seed " + seed);
      }
    }
  }

  private static void wander(House house, Party party, int seats, Random random, String what) {
    Map<ClientMessage.Command, CommandAnswer> carriedOut = new java.util.LinkedHashMap<>();
    Map<ClientMessage.Command, Integer> by = new java.util.HashMap<>();
    Set<String> kinds = new HashSet<>();
    for (int step = 0; step < 40; step++) {
      int seat = 1 + random.nextInt(seats);
      ClientMessage.Command command = command(party, seat, random);
      CommandAnswer answer = party.send(seat, command);
      if (answer instanceof Done) {
        carriedOut.put(command, answer);
        by.put(command, seat);
        kinds.add(command.getClass().getSimpleName());
      }
      if (step % 5 == 0) {
        List<Frame> living = frames(party, seats);
        List<String> records = records(party, seats);
        house.restart();
        assertThat(frames(party, seats)).as(what).isEqualTo(living);
        assertThat(records(party, seats)).as(what).isEqualTo(records);
      }
    }
    carriedOut.forEach((command, answer) ->
        assertThat(party.send(by.getOrDefault(command, 0), command))
            .as(what + ": " + command)
            .isEqualTo(answer));
    assertThat(kinds).as(what).contains("Play");
  }

  private static ClientMessage.Command command(Party party, int seat, Random random) {
    Frame frame = party.frame(seat);
    return switch (random.nextInt(8)) {
      case 0 -> new ClientMessage.Back(party.id(), frame.seq());
      case 1 -> new ClientMessage.Takeback(party.id(), frame.seq());
      case 2, 3 -> new ClientMessage.Answer(party.id(), frame.seq(), random.nextInt(3) > 0);
      default -> {
        int actor = frame.actors().isEmpty() ? seat : frame.actors().getFirst();
        List<String> legal = party.frame(seat).legal();
        yield actor == seat && !legal.isEmpty()
            ? new ClientMessage.Play(
                party.id(), frame.seq(), List.of(legal.get(random.nextInt(legal.size()))))
            : new ClientMessage.Rematch(
                party.id(), frame.seq(), Optional.empty(), Optional.empty());
      }
    };
  }

  private static List<Frame> frames(Party party, int seats) {
    List<Frame> frames = new ArrayList<>();
    for (int viewer = 0; viewer <= seats; viewer++) {
      frames.add(party.frame(viewer));
    }
    return frames;
  }

  private static List<String> records(Party party, int seats) {
    List<String> records = new ArrayList<>();
    for (int viewer = 0; viewer <= seats; viewer++) {
      records.add(party.record(viewer));
    }
    return records;
  }

  @Test
  void aGameGoesOnFromTheDatabase() {
    List<Frame> frames;
    TableKeys keys;
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken());
        House house = new House(store)) {
      Party party = house.persons("cards", Map.of(), 2);
      Party.done(party.play(1, party.frame(1).legal().getFirst()));
      Party.done(party.play(2, party.frame(2).legal().getFirst()));
      frames = frames(party, 2);
      keys = new TableKeys(party);
    }
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken());
        House house = new House(store)) {
      Party party = new Party(house, keys.party().made());
      assertThat(frames(party, 2)).isEqualTo(frames);
      party.playOut();
      assertThat(RecordTest.verify(RecordTest.read(party.record(0))))
          .isEqualTo(new tianxia.server.fair.Verification.Right(18, List.of()));
    }
  }

  private record TableKeys(Party party) {}
}
