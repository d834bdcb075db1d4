package tianxia.server.table.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.computer.BotFactory;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;
import tianxia.server.table.War;

/// A computer's question is answered on time, whether or not it has had time to think.
class BusyComputersTest {
  /// Whatever the load, and whatever warlord the computer holds.
  @ParameterizedTest
  @ValueSource(strings = {"feint", "reinforce"})
  void aComputerThatHasNotThoughtIsDeclinedForAfterThePause(String warlord)
      throws InterruptedException {
    Busy busy = new Busy(warlord);
    List<NewTable.SeatWish> seats = List.of(new NewTable.Computer("master"), House.me(2));
    try (War war = new War(new MemoryStore(), busy, seats)) {
      try (Tables.Subscription own = war.party.stream(2, Optional.empty())) {
        Streams.until(own, frame -> frame.actors().equals(List.of(2)));
        Party.done(war.party.play(2, "choose second-six"));
        Streams.until(own, frame -> frame.ply() >= 20 && frame.actors().equals(List.of(2)));
        Party.done(war.party.play(2, War.second()));
        war.party.settle();
        String asked = war.asked();
        assertThat(asked).startsWith("[1] ");
        war.pass(399);
        assertThat(war.asked()).isEqualTo(asked);
        war.pass(1);
        assertThat(war.asked()).startsWith("[2] ");
        busy.free.countDown();
        war.house.thoughtOver();
        war.party.settle();
        assertThat(war.asked()).startsWith("[2] ");
        assertThat(war.party.events(0)).endsWith("1 pass");
      }
    }
  }

  /// Computers that at first have no time for questions, and then use their warlord if they can.
  private static final class Busy implements BotFactory {
    private final CountDownLatch free = new CountDownLatch(1);
    private final BotFactory told;

    Busy(String warlord) {
      List<String> does = new ArrayList<>(List.of(War.first()));
      does.addAll(List.of("choose " + warlord, "reinforce Xi"));
      told = War.told(does);
    }

    @Override
    public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
      Bot<S> bot = told.of(game, level);
      return (forgotten, seen, seat, effort, random) -> {
        if (game.question(forgotten, seat).isPresent()) {
          try {
            free.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
        return bot.choose(forgotten, seen, seat, effort, random);
      };
    }
  }
}
