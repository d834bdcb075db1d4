package tianxia.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Streams;

class TakebacksTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void oneStepsBackOverOnesOwnWhileTheDecisionIsOpen() {
    Party party = house.persons("pebbles", Map.of(), 2);
    assertThat(party.frame(1).can().back()).isFalse();
    Party.done(party.play(1, "take 1"));
    assertThat(party.frame(1).can().back()).isTrue();
    assertThat(party.frame(2).can().back()).isFalse();
    Party.refused(party.back(2), "not-allowed");
    Party.done(party.back(1));
    assertThat(party.events(0)).isEmpty();
    Party.refused(party.back(1), "not-allowed");
    Party.done(party.play(1, "take 2", "take 2"));
    Party.done(party.play(2, "take 3"));
    Party.refused(party.back(1), "not-allowed");
    assertThat(party.record(1)).contains("\n1 take 2\n1 take 2\n").doesNotContain("take 1");
  }

  @Test
  void theEndOfATurnIsTakenBackWithoutAskingUntilAnotherActs() {
    Party party = house.persons("pebbles", Map.of("players", "3"), 3);
    Party.done(party.play(1, "take 1", "take 2"));
    int seen = party.frame(2).seq();
    assertThat(party.frame(1).can().back()).isTrue();
    assertThat(party.frame(1).can().takeback()).isFalse();
    Party.refused(party.takeback(1), "not-allowed");
    Party.done(party.back(1));
    assertThat(party.events(2)).containsExactly("1 take 1");
    assertThat(party.frame(0).actors()).containsExactly(1);
    Party.done(party.play(1, "take 3"));
    // What the next seat based on the turn before is out of date.
    var early = new ClientMessage.Play("early", seen, List.of("take 1"));
    Party.refused(party.send(2, early), "stale");
    Party.done(party.play(2, "take 1"));
    assertThat(party.frame(1).can().back()).isFalse();
    assertThat(party.frame(1).can().takeback()).isTrue();
    assertThat(party.frame(2).can().back()).isTrue();
    assertThat(party.record(3)).contains("\n1 take 1\n1 take 3\n2 take 1\n");
  }

  @Test
  void inASimultaneousDecisionUntilAllHaveSealed() {
    Party party = house.persons("bids", Map.of(), 2);
    Party.done(party.play(1, "bid 1", "bid 2"));
    Party.done(party.play(2, "bid 3"));
    assertThat(party.frame(1).can().back()).isTrue();
    Party.done(party.back(1));
    assertThat(party.events(1)).containsExactly("1 bid 1", "2 bid ?");
    assertThat(party.events(2)).containsExactly("1 bid ?", "2 bid 3");
    Party.done(party.play(1, "bid 3"));
    Party.done(party.play(2, "bid 3"));
    assertThat(party.frame(0).view().text()).contains("\"sums\":[4,6]");
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(party.frame(seat).can().back()).isFalse();
      assertThat(party.frame(seat).can().takeback()).isFalse();
      Party.refused(party.back(seat), "not-allowed");
      Party.refused(party.takeback(seat), "not-allowed");
    }
  }

  @Test
  void aComputerAlwaysAgreesToATakeback() throws InterruptedException {
    Party party =
        house.party(
            House.wish(
                "pebbles", Map.of(), List.of(House.me(1), new NewTable.Computer("easy")), 1));
    try (var stream = party.stream(1, java.util.Optional.empty())) {
      Party.done(party.play(1, "take 1", "take 1"));
      Streams.until(stream, frame -> frame.ply() == 4);
    }
    assertThat(party.frame(1).can().takeback()).isTrue();
    Party.done(party.takeback(1));
    assertThat(party.events(1)).isEmpty();
    assertThat(party.frame(1).whole()).isTrue();
    assertThat(party.info().takeback()).isEmpty();
    assertThat(party.frame(1).actors()).containsExactly(1);
  }

  @Test
  void allPersonsMustAgreeToATakeback() {
    Party party = house.persons("pebbles", Map.of("players", "3"), 3);
    Party.done(party.play(1, "take 1", "take 1"));
    Party.done(party.play(2, "take 2", "take 2"));
    Party.done(party.takeback(1));
    assertThat(party.info().takeback().orElseThrow().by()).isEqualTo(1);
    assertThat(party.frame(2).can().takeback()).isFalse();
    Party.refused(party.takeback(2), "not-allowed");
    Party.refused(party.answer(1, true), "not-allowed");
    Party.done(party.answer(3, true));
    assertThat(party.info().takeback().orElseThrow().agreed()).containsExactly(3);
    Party.refused(party.answer(3, true), "not-allowed");
    assertThat(party.events(0)).hasSize(4);
    Party.done(party.answer(2, true));
    assertThat(party.events(0)).isEmpty();
    assertThat(party.info().takeback()).isEmpty();
    Party.refused(party.answer(2, true), "not-allowed");
  }

  @Test
  void aTakebackIsOffWhenOneDeclinesOrPlayGoesOn() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.play(1, "take 1", "take 1"));
    Party.done(party.play(2, "take 1"));
    Party.done(party.takeback(1));
    Party.done(party.answer(2, false));
    assertThat(party.info().takeback()).isEmpty();
    Party.done(party.takeback(1));
    Party.done(party.play(2, "take 3"));
    assertThat(party.info().takeback()).isEmpty();
    assertThat(party.events(0)).hasSize(4);
  }

  @Test
  void nothingIsTakenBackPastADrawOrPastWhatWasShown() {
    Party party = house.persons("cards", Map.of(), 2);
    for (int turn = 0; turn < 10; turn++) {
      int seat = party.frame(0).actors().getFirst();
      Party.done(party.play(seat, party.frame(seat).legal().getFirst()));
      for (int any = 1; any <= 2; any++) {
        assertThat(party.frame(any).can().back()).isFalse();
        assertThat(party.frame(any).can().takeback()).isFalse();
        Party.refused(party.back(any), "not-allowed");
        Party.refused(party.takeback(any), "not-allowed");
      }
    }
  }

  @Test
  void afterTheEndNothingIsTakenBack() {
    Party party = house.persons("pebbles", Map.of("pebbles", "6"), 2);
    Party.done(party.play(1, "take 3", "take 3"));
    assertThat(party.info().phase()).isEqualTo("over");
    Party.refused(party.takeback(1), "not-allowed");
    Party.refused(party.back(1), "not-allowed");
    Party.refused(party.play(2, "take 1"), "illegal");
  }
}
