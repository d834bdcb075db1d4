package tianxia.server.table.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.kernel.Moment;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;
import tianxia.server.table.War;

/// Questions that may be declined in advance: the table declines them after its own pause, and does
/// not ask a seat about those it has put off.
class QuestionsTest {
  @TempDir Path folder;

  @Test
  void whoCanOnlyDeclineIsAskedLikeAnyOther() {
    try (War war = new War("feint", "scourge")) {
      assertThat(war.party.frame(1).legal()).containsExactly("pass");
      String first = war.asked();
      assertThat(first).startsWith("[1] ");
      war.pass(60_000);
      assertThat(war.asked()).isEqualTo(first);
      Party.done(war.party.play(1, "pass"));
      assertThat(war.party.frame(2).legal()).containsExactly("pass");
      String second = war.asked();
      war.pass(60_000);
      assertThat(war.asked()).isEqualTo(second);
    }
  }

  @Test
  void whatIsPutOffIsDeclinedForAfterThePauseAndNotBefore() {
    try (War war = new War("feint", "scourge")) {
      war.putOff(1);
      war.putOff(2);
      String first = war.asked();
      assertThat(first).startsWith("[1] ");
      war.pass(399);
      assertThat(war.asked()).isEqualTo(first);
      war.pass(1);
      assertThat(war.asked()).startsWith("[2] ");
      // The other seat's question has its own pause.
      String second = war.asked();
      war.pass(399);
      assertThat(war.asked()).isEqualTo(second);
      war.pass(1);
      assertThat(war.asked()).startsWith("[1] ");
      assertThat(war.party.events(0)).endsWith("1 pass", "2 pass");
      assertThat(war.party.record(0)).endsWith("1 pass\n2 pass\n");
    }
  }

  @Test
  void theRoutineMayBePutOffAndWhatTheCardsLeadToBeAsked() {
    try (War war = War.ofAHighCard()) {
      assertThat(war.moment(1, "until-high-card")).isEqualTo(Moment.ROUTINE);
      Party.done(war.party.putOff(1, Moment.ROUTINE));
      Party.done(war.party.putOff(2, Moment.END));
      assertThat(war.questions(1).until()).isEqualTo(Moment.ROUTINE);
      war.window();
      // Its 7 is revealed.
      assertThat(war.party.frame(1).legal()).containsExactly("feint", "pass");
      String asked = war.asked();
      war.pass(60_000);
      assertThat(war.asked()).isEqualTo(asked);
      Party.done(war.party.play(1, "pass"));
      assertThat(war.party.frame(1).view().text()).contains("\"phase\":\"window\"");
      war.pass(400);
      assertThat(war.asked()).startsWith("[2] ");
    }
  }

  @Test
  void whoCanChooseIsAskedAndTakesItsTime() {
    try (War war = new War("reinforce", "second-six")) {
      Party.done(war.party.play(1, "pass"));
      Party.done(war.party.play(2, "pass"));
      assertThat(war.party.frame(1).legal()).containsExactly("pass", "reinforce Xi");
      String asked = war.asked();
      war.pass(60_000);
      assertThat(war.asked()).isEqualTo(asked);
      Party.done(war.party.play(1, "reinforce Xi"));
      // Its warlord is used, so there is nothing left to put off.
      assertThat(war.none(1)).isEmpty();
      assertThat(war.questions(2).until()).isZero();
      Party.refused(war.party.putOff(1, 0), "not-allowed");
    }
  }

  @Test
  void questionsArePutOffUntilTheirMomentAndNoLonger() {
    try (War war = new War("reinforce", "second-six")) {
      war.putOff(2);
      Party.done(war.party.play(1, "pass"));
      war.pass(400);
      assertThat(war.ahead(1).getFirst()).contains("until-province", "\"Qi\"");
      Party.done(war.party.putOff(1, war.moment(1, "\"Mo\"")));
      assertThat(war.questions(1).until()).isEqualTo(war.moment(1, "\"Mo\""));
      // This question counts too: it is declined when its pause is over.
      war.pass(399);
      assertThat(war.asked()).startsWith("[1] ");
      war.pass(1);
      war.pass(400);
      assertThat(war.asked()).startsWith("[1] ");
      war.window();
      // Before Mongolia it is asked again.
      String asked = war.asked();
      assertThat(war.party.frame(1).view().text()).contains("\"revealed\":3");
      assertThat(war.questions(1).until()).isZero();
      war.pass(60_000);
      assertThat(war.asked()).isEqualTo(asked);
      // Putting off an open question declines it immediately.
      Party.done(war.party.putOff(1, Moment.END));
      war.party.settle();
      assertThat(war.asked()).startsWith("[2] ");
      war.window();
      war.window();
      war.pass(400);
      assertThat(war.party.frame(1).view().text()).contains("\"phase\":\"keep\"");
      assertThat(war.questions(1).until()).isEqualTo(Moment.END);
      assertThat(war.ahead(1).getFirst()).contains("until-dynasty", "2");
    }
  }

  @Test
  void aMindCanBeChangedAndAnAnswerGivenWithinThePause() {
    try (War war = new War("reinforce", "second-six")) {
      war.putOff(2);
      Party.done(war.party.putOff(1, Moment.END));
      war.window();
      war.pass(200);
      Party.done(war.party.putOff(1, 0));
      String asked = war.asked();
      war.pass(200);
      war.pass(10_000);
      assertThat(war.asked()).isEqualTo(asked);
      Party.done(war.party.putOff(1, Moment.END));
      war.party.settle();
      war.pass(400);
      // It answers before the table does, so the table has nothing left to do.
      war.pass(100);
      Party.done(war.party.play(1, "pass"));
      String second = war.asked();
      assertThat(second).startsWith("[2] ");
      war.pass(300);
      assertThat(war.asked()).isEqualTo(second);
      war.pass(99);
      assertThat(war.asked()).isEqualTo(second);
      war.pass(1);
      assertThat(war.asked()).startsWith("[1] ");
    }
  }

  @Test
  void puttingOffChangesNothingButWhatTheSeatIsToldItself() {
    try (War war = new War("reinforce", "second-six")) {
      Frame before = war.party.frame(2);
      Frame own = war.party.frame(1);
      assertThat(war.party.putOff(1, Moment.END))
          .isInstanceOfSatisfying(Done.class, done -> assertThat(done.seq()).isEqualTo(own.seq()));
      assertThat(war.party.frame(2)).isEqualTo(before);
      assertThat(war.party.frame(0).questions()).isEmpty();
      Frame now = war.party.frame(1);
      assertThat(now.questions().orElseThrow().until()).isEqualTo(Moment.END);
      assertThat(now.info()).isEqualTo(own.info());
      assertThat(position(war, 1).questions()).isEmpty();
    }
  }

  private static Frame position(War war, int seat) {
    return (Frame)
        war.house
            .tables()
            .position(war.party.table(), war.party.token(seat), war.party.frame(seat).ply());
  }

  @Test
  void onlyMomentsAheadAndOnlyASeatsOwnAreTaken() {
    try (War war = new War("reinforce", "second-six")) {
      Party.refused(war.party.putOff(1, 7), "not-allowed");
      Party.refused(war.party.putOff(0, Moment.END), "not-allowed");
      Party.done(war.party.resign(2));
      Party.refused(war.party.putOff(1, 0), "not-allowed");
    }
    try (House house = new House()) {
      Party party = house.persons("pebbles", Map.of(), 2);
      assertThat(party.frame(1).questions()).isEmpty();
      Party.refused(party.putOff(1, 0), "not-allowed");
    }
    try (House house =
        new House(Games.CATALOGUE, new MemoryStore(), House.AT_RANDOM, new Hourglass())) {
      Party waiting =
          house.party(
              House.wish(
                  "sun-tzu",
                  Map.of("warlords", "on"),
                  List.of(House.me(1), tianxia.server.message.request.NewTable.Open.TO_ALL),
                  1));
      Party.refused(waiting.putOff(1, 0), "not-allowed");
    }
  }

  @Test
  void aTableThatIsLoadedAgainKnowsWhatWasPutOffAndGoesOnDeclining() {
    List<tianxia.server.message.request.NewTable.SeatWish> both = List.of(House.me(1), House.me(2));
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken());
        War war = new War(store, House.AT_RANDOM, both)) {
      Party.done(war.party.play(1, "choose reinforce"));
      Party.done(war.party.play(2, "choose second-six"));
      Party.done(war.party.putOff(1, 48));
      Party.done(war.party.putOff(1, Moment.END));
      war.lay();
      war.window();
      war.pass(100);
      String asked = war.asked();
      war.house.restart();
      assertThat(war.questions(1).until()).isEqualTo(Moment.END);
      assertThat(war.questions(2).until()).isZero();
      war.party.settle();
      war.pass(399);
      assertThat(war.asked()).isEqualTo(asked);
      war.pass(1);
      assertThat(war.asked()).startsWith("[2] ");
      Party.done(war.party.putOff(1, 0));
      war.house.restart();
      assertThat(war.questions(1).until()).isZero();
    }
  }

  @Test
  void aSeatsOwnSocketsAreToldAndNoOthers() throws InterruptedException {
    try (War war = new War("reinforce", "second-six");
        Tables.Subscription own = war.party.stream(1, Optional.empty())) {
      assertThat(own.next()).isInstanceOf(Frame.class);
      Party.done(war.party.putOff(1, 48));
      assertThat(own.next())
          .isInstanceOfSatisfying(
              tianxia.server.message.ServerMessage.TableMessage.class,
              told -> assertThat(told.questions().orElseThrow().until()).isEqualTo(48));
    }
  }
}
