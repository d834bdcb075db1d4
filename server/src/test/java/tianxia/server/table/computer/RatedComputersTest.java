package tianxia.server.table.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.search.Level;
import tianxia.server.message.Frame;
import tianxia.server.message.request.NewTable;
import tianxia.server.rating.Anchors;
import tianxia.server.rating.RatedGame;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;
import tianxia.server.table.state.RatedEnd;
import tianxia.server.table.state.TableReplay;

/// What computers at a rated table are for the ratings, and programs.
class RatedComputersTest {

  /// A computer that began plays for itself; one that took over plays for nobody.
  @Test
  void aComputerFromTheBeginningHasAPlaceAndOneThatTookOverHasNot() throws InterruptedException {
    MemoryStore store = new MemoryStore();
    try (House house = new House(Games.CATALOGUE, store, House.THE_FIRST, Duration.ofMinutes(5))) {
      List<NewTable.SeatWish> seats =
          List.of(House.me(1), House.me(2), new NewTable.Computer("hard"));
      Party party = house.party(House.wish("qin", Map.of("players", "3"), seats, 1));
      Party.done(party.leave(1));
      Party.done(party.leave(2));
      Tables.Subscription stream = party.stream(0, Optional.empty());
      while (!(stream.next() instanceof Frame frame && frame.actors().isEmpty())) {
        // The computers play.
      }
      stream.close();
      List<Store.Row> rows = store.rows(party.table());
      RatedGame game =
          RatedEnd.of(TableReplay.of(Games.CATALOGUE, party.table(), rated(rows)), 7).orElseThrow();
      assertThat(game.ladder()).isEqualTo("qin-many");
      assertThat(game.players().subList(0, 2))
          .containsExactly(new RatedGame.Player(1, "", 3), new RatedGame.Player(2, "", 3));
      RatedGame.Player computer = game.players().getLast();
      assertThat(computer.anchor()).isEqualTo(Anchors.of("qin-many", Level.HARD));
      assertThat(computer.place()).isEqualTo(party.info().winners().contains(3) ? 1 : 2);
      assertThat(game.known()).isFalse();
    }
  }

  /// A program gets no seat at a rated table; where one has, the game counts for nobody.
  @Test
  void aGameWithAProgramCountsForNobody() {
    for (boolean program : new boolean[] {false, true}) {
      MemoryStore store = new MemoryStore();
      try (House house =
          new House(Games.CATALOGUE, store, House.THE_FIRST, Duration.ofMinutes(5))) {
        NewTable.Me second = seated(2, program);
        List<NewTable.SeatWish> seats = List.of(House.me(1), second);
        Party party = house.party(House.wish("contrees", Map.of(), seats, 1));
        Party.done(party.resign(1));
        List<Store.Row> rows = rated(store.rows(party.table()));
        assertThat(RatedEnd.of(TableReplay.of(Games.CATALOGUE, party.table(), rows), 7).isEmpty())
            .isEqualTo(program);
      }
    }
  }

  private static NewTable.Me seated(int seat, boolean program) {
    return new NewTable.Me(
        "Player " + seat, Optional.empty(), Optional.of(House.nonce(seat)), Optional.of(program));
  }

  private static List<Store.Row> rated(List<Store.Row> rows) {
    return rows.stream()
        .map(row ->
            row.entry() instanceof Entry.Made made
                ? new Store.Row(row.table(), row.seq(), row.at(), rated(made))
                : row)
        .toList();
  }

  private static Entry rated(Entry.Made made) {
    return new Entry.Made(
        made.game(),
        made.options(),
        made.seats(),
        made.secret(),
        made.next(),
        made.invitation(),
        made.watch(),
        made.series(),
        made.allowed(),
        made.listed(),
        made.from(),
        made.clock(),
        Optional.of(true),
        made.events());
  }
}
