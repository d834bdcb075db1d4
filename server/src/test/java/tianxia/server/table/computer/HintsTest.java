package tianxia.server.table.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Frame;
import tianxia.server.message.Hint;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.message.table.Allowed;
import tianxia.server.message.table.HintPlies;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;

/// Hints: where there are any, who is told what, and that what was told is in the log before.
class HintsTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  private Party party(Optional<Boolean> hints, Optional<Boolean> takebacks, SeatWish... seats) {
    return house.party(
        new NewTable(
            Optional.empty(),
            "pebbles",
            Optional.of(Map.of("players", Integer.toString(seats.length))),
            List.of(seats),
            Optional.empty(),
            Optional.empty(),
            hints,
            takebacks,
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  /// Two persons who agreed on hints.
  private Party agreed() {
    return party(Optional.of(true), Optional.empty(), House.me(1), House.me(2));
  }

  private static ClientMessage.Hint hint(Party party, int seat) {
    return new ClientMessage.Hint(party.id(), party.frame(seat).seq());
  }

  private static List<Integer> taken(Party party, int seat) {
    return party.info().seats().get(seat - 1).hints().map(HintPlies::plies).orElse(List.of());
  }

  private static Hint next(Tables.Subscription stream) throws InterruptedException {
    while (true) {
      if (stream.next() instanceof Hint hint) {
        return hint;
      }
    }
  }

  @Test
  void amongPersonsThereAreNoneUnlessTheyAgreed() {
    Party party = party(Optional.empty(), Optional.empty(), House.me(1), House.me(2));
    assertThat(party.info().allowed()).isEmpty();
    Party.refused(party.send(1, hint(party, 1)), "not-allowed");
    assertThat(agreed().info().allowed()).contains(new Allowed(true, true));
  }

  @Test
  void againstComputersThereAreUnlessTheyAreRuledOut() {
    SeatWish computer = new NewTable.Computer("easy");
    assertThat(party(Optional.empty(), Optional.empty(), House.me(1), computer).info().allowed())
        .contains(new Allowed(true, true));
    Party without = party(Optional.of(false), Optional.empty(), House.me(1), computer);
    assertThat(without.info().allowed()).isEmpty();
    Party.refused(without.send(1, hint(without, 1)), "not-allowed");
  }

  @Test
  void whoeverIsInvitedSeesWhatWasAgreedOn() {
    Party party =
        house.party(
            new NewTable(
                Optional.empty(),
                "cards",
                Optional.empty(),
                List.of(
                    new NewTable.Me("Mei", House.commitment(1), Optional.empty()),
                    NewTable.Open.TO_ALL),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.of(false),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    var told = house.tables().info(party.table(), party.made().invitation());
    assertThat(((TableInfo) told).allowed()).contains(new Allowed(true, false));
    house.join(party);
    assertThat(party.info().allowed()).contains(new Allowed(true, false));
  }

  @Test
  void onlyTheSeatIsToldButAllHearThatItTookOne() throws InterruptedException {
    Party party = agreed();
    List<Tables.Subscription> others =
        List.of(party.stream(0, Optional.empty()), party.stream(2, Optional.empty()));
    try (var own = party.stream(1, Optional.empty())) {
      Party.done(party.send(1, hint(party, 1)));
      assertThat(taken(party, 1)).containsExactly(0);
      Hint told = next(own);
      assertThat(told.seat()).isEqualTo(1);
      assertThat(told.choices()).isNotEmpty().hasSizeLessThanOrEqualTo(3);
      assertThat(party.frame(1).legal()).contains(told.choices().getFirst().actions().getFirst());
      assertThat(told.choices()).isSortedAccordingTo((a, b) -> b.chance() - a.chance());
      // What comes after it on the others' streams is all that they are sent of it.
      Party.done(party.play(1, party.frame(1).legal().getFirst()));
      for (Tables.Subscription other : others) {
        for (ServerMessage message = other.next();
            !(message instanceof Frame frame && frame.ply() > 0);
            message = other.next()) {
          assertThat(message).isNotInstanceOf(Hint.class);
        }
      }
    } finally {
      others.forEach(Tables.Subscription::close);
    }
    assertThat(taken(party, 1)).containsExactly(0);
    assertThat(taken(party, 2)).isEmpty();
  }

  @Test
  void nobodyElseCanTakeOne() {
    Party party = agreed();
    Party.refused(party.send(2, hint(party, 2)), "not-allowed");
    Party.refused(party.send(0, hint(party, 0)), "not-allowed");
    assertThat(taken(party, 1)).isEmpty();
    assertThat(taken(party, 2)).isEmpty();
  }

  @Test
  void aRepeatGetsTheFirstAnswerAndOneHintIsEnough() {
    Party party = agreed();
    ClientMessage.Hint first = hint(party, 1);
    Done done = (Done) party.send(1, first);
    assertThat(party.send(1, first)).isEqualTo(done);
    Party.done(party.send(1, hint(party, 1)));
    assertThat(party.frame(1).seq()).isEqualTo(done.seq());
    assertThat(taken(party, 1)).containsExactly(0);
  }

  @Test
  void afterARestartItStandsInTheLogAndIsTheSame() throws InterruptedException {
    Party party = agreed();
    Hint before;
    ClientMessage.Hint command = hint(party, 1);
    Object answer;
    try (var own = party.stream(1, Optional.empty())) {
      answer = party.send(1, command);
      before = next(own);
    }
    house.restart();
    assertThat(taken(party, 1)).containsExactly(0);
    assertThat(party.send(1, command)).isEqualTo(answer);
    try (var own = party.stream(1, Optional.empty())) {
      assertThat(next(own)).isEqualTo(before);
    }
  }

  @Test
  void itHoldsForOneDecision() throws InterruptedException {
    Party party = agreed();
    try (var own = party.stream(1, Optional.empty())) {
      Party.done(party.send(1, hint(party, 1)));
      int first = next(own).seq();
      ClientMessage.Hint late = hint(party, 1);
      Party.done(party.play(1, "take 1", "take 1"));
      Party.refused(party.send(1, late), "stale");
      while (!party.frame(0).actors().contains(1)) {
        Party.done(party.play(2, party.frame(2).legal().getFirst()));
      }
      Party.done(party.send(1, hint(party, 1)));
      assertThat(next(own).seq()).isGreaterThan(first);
    }
    assertThat(taken(party, 1)).hasSize(2);
  }

  @Test
  void whatIsTakenBackDoesNotMakeItUntold() {
    Party party = agreed();
    Party.done(party.send(1, hint(party, 1)));
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    if (party.frame(1).can().back()) {
      Party.done(party.back(1));
    }
    assertThat(taken(party, 1)).containsExactly(0);
    assertThat(party.record(1)).contains("# Seat 1 took hints after 0 events.");
  }

  @Test
  void theRecordSaysWhoTookThem() {
    Party party = agreed();
    Party.done(party.play(1, "take 1", "take 1"));
    int ply = party.frame(2).ply();
    Party.done(party.send(2, hint(party, 2)));
    assertThat(party.record(0))
        .contains("# Seat 2 took hints after " + ply + " events.\n")
        .contains("# La place 2 a demandé conseil après " + ply + " événements.\n")
        .doesNotContain("Seat 1", "place 1");
  }

  @Test
  void takebacksCanBeRuledOut() {
    List<Boolean> could = new ArrayList<>();
    for (boolean allowed : List.of(true, false)) {
      Party party = party(Optional.empty(), Optional.of(allowed), House.me(1), House.me(2));
      while (party.frame(0).actors().contains(1)) {
        Party.done(party.play(1, party.frame(1).legal().getFirst()));
      }
      Party.done(party.play(2, party.frame(2).legal().getFirst()));
      could.add(party.frame(1).can().takeback());
      if (!allowed) {
        Party.refused(party.takeback(1), "not-allowed");
      }
    }
    assertThat(could).containsExactly(true, false);
  }

  @Test
  void theNextTableIsAgreedOnLikeThisOne() {
    Party party = party(Optional.of(true), Optional.of(false), House.me(1), House.me(2));
    party.playOut();
    Party.done(party.rematch(1));
    Party.done(party.rematch(2));
    assertThat(party.next().info().allowed()).contains(new Allowed(true, false));
  }
}
