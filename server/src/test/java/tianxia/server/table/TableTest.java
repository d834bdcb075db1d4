package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.computer.Computers;
import tianxia.server.fair.Draws;
import tianxia.server.game.SmallGames;
import tianxia.server.message.ClientMessage;
import tianxia.server.message.Frame;
import tianxia.server.message.NewTable;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.store.MemoryStore;

class TableTest {
  static <S extends State<S>> Bot<S> random(Game<S> game, Level level) {
    return (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
  }

  private final Computers computers =
      new Computers(
          1,
          new Computers.Players() {
            @Override
            public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
              return random(game, level);
            }
          });
  private final Tables tables = new LocalTables(SmallGames.CATALOGUE, new MemoryStore(), computers);

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  @Test
  void aPersonPlaysAWholeGameAgainstTheComputer() throws InterruptedException {
    TableMade made =
        (TableMade)
            tables.make(
                new NewTable(
                    Optional.empty(),
                    "cards",
                    Optional.of(Map.of()),
                    List.of(new NewTable.Me("Mei", Draws.NO_NONCE), new NewTable.Computer("easy")),
                    Optional.empty()));
    String id = made.info().table();
    String token = made.tokens().getOrDefault("1", "");
    List<String> seen = new ArrayList<>();
    try (Tables.Subscription stream = tables.subscribe(id, token, Optional.empty())) {
      int n = 0;
      while (true) {
        if (!(stream.next() instanceof Frame frame)) {
          continue;
        }
        frame.events().forEach(event -> seen.add(event.actor() + " " + event.action()));
        if (frame.info().phase().equals(TableInfo.OVER)) {
          assertThat(frame.info().secret()).isPresent();
          break;
        }
        if (!frame.legal().isEmpty()) {
          assertThat(
                  tables.command(
                      id,
                      token,
                      new ClientMessage.Play(
                          "c" + n++, frame.seq(), List.of(frame.legal().getFirst()))))
              .isInstanceOf(ServerMessage.Done.class);
        }
      }
    }
    assertThat(seen).hasSize(36);
  }
}
