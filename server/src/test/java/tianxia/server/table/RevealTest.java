package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.fair.Share;
import tianxia.server.fair.Verification;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.store.MemoryStore;

/// Seats commit to their nonces before any nonce is known.
class RevealTest {
  private final MemoryStore store = new MemoryStore();
  private final House house =
      new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, java.time.Duration.ofMinutes(5));

  @AfterEach
  void close() {
    house.close();
  }

  /// A table for three: the host and two open seats.
  private Party open(String game) {
    List<NewTable.SeatWish> seats =
        List.of(House.me(1), NewTable.Open.TO_ALL, NewTable.Open.TO_ALL);
    return house.party(House.wish(game, Map.of("players", "3"), seats, 1));
  }

  private JoinAnswer join(Party party, Join wish) {
    return house.tables().join(party.table(), party.made().invitation(), wish);
  }

  private String joined(Party party, int seat) {
    Join wish = House.joining("Guest " + seat, House.nonce(seat), Optional.empty());
    return ((Joined) join(party, wish)).token();
  }

  private static void problem(Object answer, String code) {
    assertThat(answer)
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo(code));
  }

  private CommandAnswer reveal(Party party, String token, int seat) {
    return house.reveal(party, token, House.nonce(seat));
  }

  @Test
  void nothingIsRevealedOrDrawnBeforeAllHaveCommitted() {
    Party party = open("cards");
    String second = joined(party, 2);
    assertThat(party.info().reveal()).isEmpty();
    Party.refused(reveal(party, party.token(1), 1), "not-allowed");
    String third = joined(party, 3);
    assertThat(party.info().reveal()).containsExactly(1, 2, 3);
    assertThat(party.info().phase()).isEqualTo("waiting");
    assertThat(party.events(0)).isEmpty();
    for (int seat = 1; seat <= 3; seat++) {
      assertThat(store.rows(party.table()).toString()).doesNotContain(House.nonce(seat));
      assertThat(party.record(0)).doesNotContain(House.nonce(seat));
      SeatInfo info = party.info().seats().get(seat - 1);
      assertThat(info.commitment()).isEqualTo(Share.open(House.nonce(seat)).commitment());
      assertThat(info.nonce()).isEmpty();
    }
    Party.done(reveal(party, third, 3));
    Party.done(reveal(party, party.token(1), 1));
    assertThat(party.info().reveal()).containsExactly(2);
    assertThat(party.events(0)).isEmpty();
    Party.done(reveal(party, second, 2));
    assertThat(party.info().phase()).isEqualTo("playing");
    assertThat(party.info().seats().get(1).nonce()).hasValue(House.nonce(2));
    assertThat(party.events(0)).isNotEmpty();
  }

  @Test
  void onlyTheNonceThatWasCommittedToIsTaken() {
    Party party = open("cards");
    String second = joined(party, 2);
    joined(party, 3);
    Party.refused(reveal(party, second, 9), "not-allowed");
    Party.refused(reveal(party, second, 3), "not-allowed");
    Party.refused(reveal(party, party.made().watch(), 1), "not-allowed");
    Party.done(reveal(party, second, 2));
    int seq = party.info().reveal().size();
    Party.done(reveal(party, second, 2));
    Party.refused(reveal(party, second, 9), "not-allowed");
    assertThat(party.info().reveal()).hasSize(seq).containsExactly(1, 3);
  }

  @Test
  void whatWasRevealedSurvivesARestart() {
    Party party = open("cards");
    String second = joined(party, 2);
    String third = joined(party, 3);
    Party.done(reveal(party, second, 2));
    house.restart();
    assertThat(party.info().reveal()).containsExactly(1, 3);
    Party.done(reveal(party, third, 3));
    Party.done(reveal(party, party.token(1), 1));
    List<String> events = party.events(0);
    house.restart();
    assertThat(party.events(0)).isEqualTo(events).isNotEmpty();
  }

  @Test
  void aNonceInClearIsTakenOnlyFromTheLastToSitDown() {
    Join clear =
        new Join(
            Optional.empty(),
            "Bo",
            Optional.empty(),
            Optional.of(House.nonce(5)),
            Optional.empty());
    NewTable host =
        new NewTable(
            Optional.empty(),
            "cards",
            Optional.empty(),
            List.of(House.me(1), NewTable.Open.TO_ALL),
            Optional.empty(),
            Optional.empty());
    problem(house.tables().make(host), "commitment-needed");
    Party party = open("cards");
    problem(join(party, clear), "commitment-needed");
    joined(party, 2);
    assertThat(join(party, clear)).isInstanceOf(Joined.class);
    assertThat(party.info().reveal()).containsExactly(1, 2);
  }

  @Test
  void aGameWithoutDrawsWaitsForNoNonce() {
    Party party = open("pebbles");
    joined(party, 2);
    joined(party, 3);
    assertThat(party.info().phase()).isEqualTo("playing");
    assertThat(party.info().reveal()).isEmpty();
    Party.done(party.play(1, "take 1"));
  }

  @Test
  void aRematchOfSeveralIsCommittedToToo() {
    Party party = house.persons("cards", Map.of(), 2);
    party.playOut();
    Party.refused(
        party.send(
            1,
            new ClientMessage.Rematch(
                "clear", party.frame(1).seq(), Optional.empty(), Optional.of(House.nonce(1)))),
        "not-allowed");
    Party.done(party.rematch(1));
    Party.done(party.rematch(2));
    Party next = party.next();
    assertThat(next.info().phase()).isEqualTo("playing");
    while (!next.frame(0).actors().isEmpty()) {
      // The player of seat 1 now has seat 2.
      int former = 3 - next.frame(0).actors().getFirst();
      Party.done(next.play(former, next.frame(former).legal().getFirst()));
    }
    assertThat(RecordTest.verify(RecordTest.read(next.record(1))))
        .isInstanceOf(Verification.Right.class);
  }
}
