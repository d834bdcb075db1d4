package tianxia.server.table.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.server.computer.BotFactory;
import tianxia.server.game.SmallGames;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Streams;

class ComputerSeatsTest {
  /// A request to a computer.
  private record Asked(
      Object forgotten, List<Event> seen, int seat, Level level, SearchBudget effort) {}

  /// Computers that play when the test lets them.
  private static final class Slow implements BotFactory {
    private final BlockingQueue<Asked> asked = new LinkedBlockingQueue<>();
    private final CountDownLatch gate = new CountDownLatch(1);

    @Override
    public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
      return (forgotten, seen, seat, effort, random) -> {
        asked.add(new Asked(forgotten.copy(), seen, seat, level, effort));
        try {
          gate.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        return forgotten.sample(seat, random);
      };
    }
  }

  private final Slow slow = new Slow();
  private House house =
      new House(SmallGames.CATALOGUE, new MemoryStore(), slow, java.time.Duration.ofMinutes(5));

  @AfterEach
  void close() {
    slow.gate.countDown();
    house.close();
  }

  private Party against(String game, String level) {
    return house.party(
        House.wish(game, Map.of(), List.of(House.me(1), new NewTable.Computer(level)), 1));
  }

  @Test
  void aComputerGetsWhatItsSeatMayKnowAndNothingElse() throws InterruptedException {
    Party party = against("cards", "hard");
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    Asked asked = slow.asked.take();
    assertThat(asked.seat()).isEqualTo(2);
    assertThat(asked.level()).isEqualTo(Level.HARD);
    assertThat(asked.seen().stream().filter(e -> e.actor() == 0).map(Event::action).toList())
        .startsWith("draw ?", "draw ?")
        .endsWith("draw ?");
    assertThat(asked.seen().get(2).action()).doesNotContain("?");
    @SuppressWarnings("unchecked")
    var state = (tianxia.server.game.Cards.Position) asked.forgotten();
    var again = state.copy();
    again.forget(2);
    assertThat(again).isEqualTo(state);
  }

  @Test
  void aTableWaitsForNoComputer() throws InterruptedException {
    Party party = against("cards", "easy");
    try (var stream = party.stream(1, Optional.empty())) {
      Party.done(party.play(1, party.frame(1).legal().getFirst()));
      slow.asked.take();
      ServerMessage message = stream.next();
      while (!(message instanceof ServerMessage.Thinking)) {
        message = stream.next();
      }
      assertThat(((ServerMessage.Thinking) message).seat()).isEqualTo(2);
      assertThat(((ServerMessage.Thinking) message).ms()).isPositive();
      try (var late = party.stream(0, Optional.empty())) {
        assertThat(late.next()).isInstanceOf(tianxia.server.message.Frame.class);
        assertThat(late.next()).isEqualTo(message);
      }
      // The table answers while the computer thinks; its choice arrives too late.
      Party.done(party.resign(1));
      int seq = party.frame(1).seq();
      slow.gate.countDown();
      Party other = against("pebbles", "easy");
      Party.done(other.play(1, "take 1", "take 1"));
      try (var second = other.stream(1, Optional.empty())) {
        Streams.until(second, frame -> frame.ply() == 4);
      }
      assertThat(party.frame(1).seq()).isEqualTo(seq);
      assertThat(party.info().winners()).containsExactly(2);
    }
  }

  @Test
  void whatIsChosenForAPositionThatIsGoneIsDropped() throws InterruptedException {
    Party party = against("pebbles", "easy");
    Party.done(party.play(1, "take 1", "take 1"));
    slow.asked.take();
    // While the computer thinks, it has not acted: nobody is asked.
    Party.done(party.back(1));
    Party.done(party.back(1));
    Party.done(party.play(1, "take 3", "take 3"));
    slow.gate.countDown();
    try (var stream = party.stream(1, Optional.empty())) {
      Streams.until(stream, frame -> frame.ply() == 4);
    }
    assertThat(party.events(1)).startsWith("1 take 3", "1 take 3");
    // It is asked again for the current position.
    assertThat(slow.asked.take().seen())
        .containsExactly(new Event(1, "take 3"), new Event(1, "take 3"));
  }

  @Test
  void aComputerIsAskedAgainAfterARestart() throws InterruptedException {
    Party party = against("cards", "medium");
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    Asked before = slow.asked.take();
    house.restart(slow);
    try (var stream = party.stream(1, Optional.empty())) {
      assertThat(stream.next()).isNotNull();
      Asked after = slow.asked.take();
      assertThat(after.forgotten()).isEqualTo(before.forgotten());
      assertThat(after.seen()).isEqualTo(before.seen());
      slow.gate.countDown();
      Streams.until(stream, frame -> frame.actors().equals(List.of(1)));
    }
  }

  /// One throws, the other chooses an illegal action.
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aBotWithAFaultDoesNotStopTheGame(boolean fails) throws InterruptedException {
    house.restart(
        new BotFactory() {
          @Override
          public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
            return (forgotten, seen, seat, effort, random) -> {
              if (fails) {
                throw new IllegalStateException("this bot has a fault");
              }
              return -7;
            };
          }
        });
    Party party = against("pebbles", "easy");
    Party.done(party.play(1, "take 1", "take 1"));
    try (var stream = party.stream(1, Optional.empty())) {
      Streams.until(stream, frame -> frame.actors().equals(List.of(1)));
    }
  }

  @Test
  void whereManyWaitEachThinksForLess() throws InterruptedException {
    for (int i = 0; i < 9; i++) {
      Party party = against("pebbles", "hard");
      Party.done(party.send(1, new ClientMessage.Play("p", 1, List.of("take 1", "take 1"))));
    }
    Asked alone = slow.asked.take();
    slow.gate.countDown();
    Asked crowded = slow.asked.take();
    assertThat(crowded.effort().nanos()).isLessThan(alone.effort().nanos());
  }

  @Test
  void aTurnsTimeIsSharedByItsDecisions() throws InterruptedException {
    long turn = Opponents.effort(Level.HARD).nanos();
    Party party = against("pebbles", "hard");
    Party.done(party.play(1, "take 1", "take 1"));
    Asked first = slow.asked.take();
    assertThat(first.effort().nanos()).isEqualTo(turn / 2);
    slow.gate.countDown();
    Asked second = slow.asked.take();
    assertThat(second.effort().nanos()).isLessThan(turn);
    try (var stream = party.stream(1, Optional.empty())) {
      Streams.until(stream, frame -> frame.actors().equals(List.of(1)));
    }
    Party.done(party.play(1, "take 1", "take 1"));
    assertThat(slow.asked.take().effort().nanos()).isEqualTo(turn / 2);
  }

  @Test
  void computersAlonePlayToTheEnd() throws InterruptedException {
    house.restart();
    Party party =
        house.party(
            House.wish(
                "cards",
                Map.of("players", "3"),
                List.of(
                    new NewTable.Computer("easy"),
                    new NewTable.Computer("medium"),
                    new NewTable.Computer("hard")),
                1));
    try (var stream = party.stream(0, Optional.empty())) {
      Streams.until(stream, frame -> frame.info().phase().equals(TableInfo.OVER));
    }
    assertThat(party.events(0)).hasSize(36);
  }
}
