package tianxia.server.table.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.House;
import tianxia.server.table.Party;

class CommandsTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aRepeatIsAnsweredAsTheFirstTimeAndDoesNothing() {
    Party party = house.persons("pebbles", Map.of(), 2);
    var play = new ClientMessage.Play("again", party.frame(1).seq(), List.of("take 1"));
    CommandAnswer first = party.send(1, play);
    Party.done(first);
    Party.done(party.play(1, "take 2"));
    assertThat(party.send(1, play)).isEqualTo(first);
    house.restart();
    assertThat(party.send(1, play)).isEqualTo(first);
    assertThat(party.events(0)).containsExactly("1 take 1", "1 take 2");
  }

  @Test
  void anotherSeatMayUseTheSameId() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.send(1, new ClientMessage.Play("x", 1, List.of("take 1", "take 1"))));
    Party.done(
        party.send(
            2, new ClientMessage.Play("x", party.frame(2).seq(), List.of("take 1", "take 1"))));
    assertThat(party.events(0)).hasSize(4);
  }

  @Test
  void severalActionsAreTakenAllOrNone() {
    Party party = house.persons("pebbles", Map.of("pebbles", "6"), 2);
    CommandAnswer answer = party.play(1, "take 3", "take 4");
    assertThat(answer)
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("illegal");
              assertThat(refused.index()).hasValue(1);
              assertThat(refused.refusal().orElseThrow().text()).contains("\"clause\":\"GEN-6\"");
            });
    assertThat(party.events(0)).isEmpty();
    assertThat(party.frame(1).seq()).isEqualTo(1);
    Party.done(party.play(1, "take 3", "take 2"));
    assertThat(party.events(0)).containsExactly("1 take 3", "1 take 2");
  }

  @Test
  void whatIsBasedOnAPositionThatIsGoneIsStale() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.send(1, new ClientMessage.Play("a", 1, List.of("take 1"))));
    // The seat has acted since.
    Party.refused(party.send(1, new ClientMessage.Play("b", 1, List.of("take 1"))), "stale");
    Party.refused(party.send(1, new ClientMessage.Back("c", 1)), "stale");
    Party.refused(party.send(1, new ClientMessage.Preview("d", 1, List.of("take 1"))), "stale");
    Party.refused(party.send(1, new ClientMessage.Play("e", 99, List.of("take 1"))), "stale");
    Party.done(party.send(1, new ClientMessage.Play("f", 2, List.of("take 1"))));
    // The seat is no longer an actor.
    Party.refused(party.send(1, new ClientMessage.Play("g", 2, List.of("take 1"))), "stale");
  }

  @Test
  void othersActionsInOneSimultaneousDecisionMakeNothingStale() {
    Party party = house.persons("bids", Map.of("players", "3"), 3);
    Party.done(party.send(2, new ClientMessage.Play("a", 1, List.of("bid 1"))));
    Party.done(party.send(3, new ClientMessage.Play("b", 1, List.of("bid 1", "bid 2"))));
    Party.done(party.send(3, new ClientMessage.Back("c", 3)));
    Party.done(party.send(1, new ClientMessage.Play("d", 1, List.of("bid 3", "bid 3"))));
    Party.refused(party.send(2, new ClientMessage.Play("e", 1, List.of("bid 2"))), "stale");
    Party.done(party.send(2, new ClientMessage.Play("f", 2, List.of("bid 2"))));
    Party.done(party.send(3, new ClientMessage.Play("g", 4, List.of("bid 3"))));
    // All have sealed: this is a new decision.
    Party.refused(party.send(1, new ClientMessage.Play("h", 1, List.of("bid 1"))), "stale");
    assertThat(party.frame(0).view().text()).contains("\"sums\":[6,3,4]");
  }

  @Test
  void onlyASeatPlaysAndOnlyInItsTurn() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.refused(party.send(0, new ClientMessage.Play("a", 1, List.of("take 1"))), "not-allowed");
    Party.refused(
        party.send(0, new ClientMessage.Preview("a", 1, List.of("take 1"))), "not-allowed");
    Party.refused(party.resign(0), "not-allowed");
    Party.refused(party.play(2, "take 1"), "illegal");
    Party.refused(party.play(1, "dance"), "illegal");
    Party.refused(party.play(1, "take 1", "take 1", "take 1"), "illegal");
    CommandAnswer foreign =
        house.tables().command(party.table(), "nobody's", new ClientMessage.Resign("a", 1));
    assertThat(foreign)
        .isEqualTo(new Problem("unknown-token", "this token does not open the table"));
    assertThat(house.tables().frame("nowhere", "x"))
        .isEqualTo(new Problem("unknown-table", "unknown table"));
    assertThat(party.events(0)).isEmpty();
  }

  @Test
  void aPreviewShowsAndChangesNothing() {
    Party party = house.persons("pebbles", Map.of(), 2);
    assertThat(party.send(1, new ClientMessage.Preview("a", 1, List.of("take 3", "take 2"))))
        .isInstanceOfSatisfying(
            Previewed.class,
            shown -> {
              assertThat(shown.happenings()).hasSize(2);
              assertThat(shown.view().text()).contains("\"left\":25");
            });
    assertThat(party.send(1, new ClientMessage.Preview("b", 1, List.of("take 3", "take 4"))))
        .isInstanceOfSatisfying(Refused.class, refused -> assertThat(refused.index()).hasValue(1));
    assertThat(party.frame(1).seq()).isEqualTo(1);
  }

  @Test
  void ofManyWritersAtOnceExactlyOneActs() throws Exception {
    Party party = house.persons("pebbles", Map.of(), 2);
    int done = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<CommandAnswer>> writers = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        var play = new ClientMessage.Play("w" + i, 1, List.of("take 1", "take 1"));
        writers.add(() -> party.send(1, play));
      }
      Set<String> codes = new HashSet<>();
      for (var answer : threads.invokeAll(writers)) {
        switch (answer.get()) {
          case Done d -> done++;
          case Refused refused -> codes.add(refused.code());
          case Problem problem -> codes.add(problem.code());
          case Previewed p -> throw new AssertionError();
        }
      }
      // If too many commands wait, the table answers with `slow-down`.
      assertThat(codes).isSubsetOf("stale", "slow-down");
    }
    assertThat(done).isEqualTo(1);
    assertThat(party.events(0)).containsExactly("1 take 1", "1 take 1");
  }

  @Test
  void nothingIsDrawnOrPlayedBeforeTheLastSeatIsTaken() {
    Party party =
        house.party(
            House.wish(
                "cards",
                Map.of(),
                List.of(House.me(1), tianxia.server.message.request.NewTable.Open.TO_ALL),
                1));
    assertThat(party.info().phase()).isEqualTo("waiting");
    assertThat(party.frame(1).actors()).isEmpty();
    Party.refused(party.play(1, "show A"), "not-allowed");
    Party.refused(party.resign(1), "not-allowed");
    assertThat(house.tables().join(party.table(), "wrong", join()))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.code()).isEqualTo("unknown-token"));
    var guest = house.join(party);
    assertThat(guest.seat()).isEqualTo(2);
    assertThat(party.info().phase()).isEqualTo("playing");
    assertThat(party.events(0)).containsExactly("0 draw ?", "0 draw ?", "0 draw ?", "0 draw ?");
    assertThat(house.tables().frame(party.table(), guest.token()))
        .isInstanceOfSatisfying(Frame.class, f -> assertThat(f.viewer()).isEqualTo(2));
    assertThat(house.tables().join(party.table(), party.made().invitation(), join()))
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo("taken"));
  }

  private static tianxia.server.message.request.Join join() {
    return House.joining("Late", House.nonce(5), Optional.empty());
  }
}
