package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Commitment;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.table.command.TableIds;
import tianxia.testkit.proof.Proves;

/// The end of a game, rematches, and players who leave.
class AfterwardsTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aRematchMovesTheSeatsOnAndOpensToTheSameTokens() {
    Party party = house.persons("cards", Map.of("players", "3"), 3);
    assertThat(party.frame(1).can().rematch()).isFalse();
    Party.refused(party.rematch(1), "not-allowed");
    party.playOut();
    Commitment next = party.info().rematch().next().orElseThrow();
    for (int seat = 1; seat <= 3; seat++) {
      assertThat(party.info().rematch().table()).isEmpty();
      assertThat(party.frame(seat).can().rematch()).isTrue();
      Party.done(party.rematch(seat));
      assertThat(party.frame(seat).can().rematch()).isFalse();
      Party.refused(party.rematch(seat), "not-allowed");
    }
    assertThat(party.info().rematch().by()).containsExactly(1, 2, 3);
    assertThat(party.info().rematch().table()).hasValue(next.table());
    Party again = party.at(next.table());
    assertThat(again.info().commitment()).isEqualTo(next.commitment());
    assertThat(again.frame(2).viewer()).isEqualTo(1);
    assertThat(again.frame(3).viewer()).isEqualTo(2);
    assertThat(again.frame(1).viewer()).isEqualTo(3);
    assertThat(again.frame(0).viewer()).isZero();
    assertThat(again.info().seats().stream().map(SeatInfo::name))
        .containsExactly("Player 2", "Player 3", "Player 1");
    assertThat(again.info().phase()).isEqualTo("waiting");
    assertThat(again.info().reveal()).containsExactly(1, 2, 3);
    assertThat(party.next().info().phase()).isEqualTo("playing");
    assertThat(again.info().reveal()).isEmpty();
    assertThat(again.frame(0).ply()).isEqualTo(6);
    assertThat(again.record(0))
        .contains("nonce 1 " + House.nonce(12), "nonce 3 " + House.nonce(11));
  }

  /// So a cluster keeps them at one node.
  @Test
  void rematchesHaveIdsOfTheSameGroup() {
    Party first = house.persons("cards", Map.of(), 2);
    Party.done(first.resign(1));
    Party.done(first.rematch(1));
    Party.done(first.rematch(2));
    Party second = first.next();
    Party.done(second.resign(1));
    String third = second.info().rematch().next().orElseThrow().table();
    assertThat(List.of(second.info().table(), third))
        .doesNotHaveDuplicates()
        .doesNotContain(first.info().table())
        .extracting(TableIds::group)
        .containsOnly(TableIds.group(first.info().table()));
  }

  @Test
  void computersWantARematchToo() {
    Party party =
        house.party(
            House.wish(
                "pebbles",
                Map.of("pebbles", "6"),
                List.of(House.me(1), new NewTable.Computer("hard")),
                1));
    Party.done(party.play(1, "take 3", "take 3"));
    Party.done(party.rematch(1));
    Party again = party.at(party.info().rematch().table().orElseThrow());
    assertThat(again.info().seats().getFirst().level()).hasValue("hard");
    assertThat(again.frame(1).viewer()).isEqualTo(2);
  }

  @Test
  @Proves("QIN-21")
  void aSeriesSumsWhatEachPlayerHasLeftWhereverThePlayerSits() {
    Party party = house.party(House.wish("cards", Map.of(), List.of(House.me(1), House.me(2)), 2));
    assertThat(party.info().series())
        .hasValue(new TableInfo.Series(1, 2, List.of(0, 0), Optional.empty()));
    party.playOut();
    List<Integer> first = party.info().series().orElseThrow().totals();
    assertThat(first).containsExactly(left(party, 0), left(party, 1));
    assertThat(party.record(0)).contains("series 1 2\n");
    Party.done(party.rematch(2));
    Party.done(party.rematch(1));
    Party second = party.next();
    assertThat(second.info().series())
        .hasValue(
            new TableInfo.Series(2, 2, List.of(first.get(1), first.get(0)), Optional.empty()));
    while (!second.frame(0).actors().isEmpty()) {
      int token = second.frame(0).actors().getFirst() == 1 ? 2 : 1;
      Party.done(second.play(token, second.frame(token).legal().getLast()));
    }
    assertThat(second.info().series().orElseThrow().totals())
        .containsExactly(first.get(1) + left(second, 0), first.get(0) + left(second, 1));
    house.restart();
    assertThat(second.info().series().orElseThrow().totals())
        .containsExactly(first.get(1) + left(second, 0), first.get(0) + left(second, 1));
    // A rematch after the last game begins a new series.
    Party.done(second.rematch(2));
    Party.done(second.rematch(1));
    assertThat(party.at(second.info().rematch().table().orElseThrow()).info().series())
        .hasValue(new TableInfo.Series(1, 2, List.of(0, 0), Optional.empty()));
  }

  /// 10 minus the A's that the seat has shown.
  private static int left(Party party, int index) {
    String view = party.frame(0).view().text();
    String shown = view.substring(view.indexOf("\"shown\":[") + 9, view.indexOf("],\"turn\""));
    return 10 - Integer.parseInt(shown.split(",", -1)[index]) / 100;
  }

  @Test
  void givingUpDoesNotPayInASeries() {
    Party party = house.party(House.wish("cards", Map.of(), List.of(House.me(1), House.me(2)), 3));
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    Party.done(party.play(2, party.frame(2).legal().getFirst()));
    Party.done(party.resign(1));
    assertThat(party.info().series().orElseThrow().totals()).containsExactly(10, left(party, 1));
  }

  @Test
  void whatNoGameAllowsIsAProblem() {
    problem("wrong-seats", House.wish("cards", Map.of(), List.of(House.me(1)), 1));
    problem("no-series", House.wish("pebbles", Map.of(), List.of(House.me(1), House.me(2)), 2));
    problem("unknown-game", House.wish("chess", Map.of(), List.of(House.me(1)), 1));
    problem("unknown-option", House.wish("cards", Map.of("players", "9"), List.of(House.me(1)), 1));
    problem("unknown-option", House.wish("cards", Map.of("x", "9"), List.of(House.me(1)), 1));
  }

  private void problem(String code, NewTable wish) {
    assertThat(house.tables().make(wish))
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo(code));
  }

  @Test
  void aComputerTakesOverTheSeatOfOneWhoLeaves() throws InterruptedException {
    Party party = house.persons("cards", Map.of("players", "3"), 3);
    assertThat(party.frame(1).can().leave()).isTrue();
    assertThat(party.frame(1).can().resign()).isFalse();
    Party.refused(party.resign(1), "not-allowed");
    try (var stream = party.stream(1, Optional.empty());
        var other = party.stream(2, Optional.empty())) {
      Streams.until(stream, frame -> frame.viewer() == 1);
      var leave = new ClientMessage.Leave("bye", 1);
      var done = party.send(1, leave);
      Party.done(done);
      // A client that missed the answer repeats the command.
      assertThat(party.send(1, leave)).isEqualTo(done);
      Frame frame = Streams.until(stream, f -> f.viewer() == 0);
      assertThat(frame.whole()).isTrue();
      assertThat(frame.view().text()).contains("\"hands\":[2,2,2]");
      Streams.until(other, f -> f.actors().equals(List.of(2)));
    }
    assertThat(party.info().seats().getFirst().kind()).isEqualTo("computer");
    Party.refused(party.play(1, "show A"), "not-allowed");
    house.restart();
    assertThat(party.frame(1).viewer()).isZero();
    assertThat(party.frame(1).events().stream().filter(e -> e.actor() == 0))
        .allMatch(e -> e.action().equals("draw ?"));
    assertThat(party.frame(2).actors()).containsExactly(2);
  }

  @Test
  void nobodyLeavesAGameOfTwo() {
    Party party = house.persons("cards", Map.of(), 2);
    assertThat(party.frame(1).can().leave()).isFalse();
    Party.refused(party.leave(1), "not-allowed");
  }
}
