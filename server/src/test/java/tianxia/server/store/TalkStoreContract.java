package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.server.store.Store.Row;
import tianxia.server.talk.ChatLine;
import tianxia.server.talk.HostAct;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;
import tianxia.server.talk.TalkRoom;
import tianxia.server.talk.TalkStore;

/// What every store must do with what is said.
interface TalkStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  private static ChatLine line(int number, String account, String words) {
    return new ChatLine(
        "t1",
        TalkRoom.PLAYERS,
        number,
        5 + number,
        1,
        account,
        "",
        "c" + number,
        "",
        words,
        "",
        "");
  }

  private static Report report(int number, String who) {
    Report.Around around = new Report.Around(number, 6, 1, "a1", "Ada", "", "rude \u0645 words");
    return new Report("t1", TalkRoom.PLAYERS, number, 9, 2, "insult", who, "Ada", List.of(around));
  }

  @Test
  default void whatIsSaidIsKeptBesideTheLogUpToItsBound() {
    try (Store store = open()) {
      store.append(List.of(new Row("t1", 1, 7, Begun.ENTRY)));
      long epoch = store.claim("t1").claim().epoch();
      TalkStore talk = store.talk().orElseThrow();
      talk.say(line(1, "", "one"), 2, epoch);
      talk.say(line(2, "a1", "two"), 2, epoch);
      talk.say(line(3, "", "three"), 2, epoch);
      ChatLine watched =
          new ChatLine("t1", TalkRoom.WATCHERS, 1, 9, 0, "", "", "c4", "hello", "", "", "");
      talk.say(watched, 2, epoch);
      assertThat(talk.lines("t1"))
          .containsExactly(line(2, "a1", "two"), line(3, "", "three"), watched);
      assertThat(talk.of("a1")).containsExactly(line(2, "a1", "two"));
      talk.amend(List.of(line(3, "", "three").withdrawn("rude")), epoch);
      // What is said is no part of the log.
      assertThat(store.rows("t1")).containsExactly(new Row("t1", 1, 7, Begun.ENTRY));
    }
    try (Store store = open()) {
      TalkStore talk = store.talk().orElseThrow();
      assertThat(talk.lines("t1")).contains(line(3, "", "").withdrawn("rude"));
      store.accounts().orElseThrow().delete("a1");
      assertThat(talk.lines("t1")).contains(line(2, "", "").orphaned());
      assertThat(talk.of("a1")).isEmpty();
      store.delete(store.claim("t1").claim());
      assertThat(talk.lines("t1")).isEmpty();
    }
  }

  @Test
  default void reportsAreClosedByDecisionsWhichAreAllNoted() {
    try (Store store = open()) {
      TalkStore talk = store.talk().orElseThrow();
      assertThat(talk.secret("first")).isEqualTo("first");
      assertThat(talk.secret("second")).isEqualTo("first");
      assertThat(talk.report(report(1, "mark:m"), 2)).isTrue();
      assertThat(talk.report(report(2, "account:a1"), 2)).isTrue();
      assertThat(talk.report(report(3, "mark:m"), 2)).as("too many are open").isFalse();
      assertThat(talk.report(report(1, "mark:n"), 2)).as("it has one").isTrue();
      assertThat(talk.open()).isEqualTo(2);
      Sanction mute = new Sanction("s1", "mark:m", "Ada", Sanction.MUTE, "rude", 10, 20);
      HostAct act = new HostAct(10, "mute", "Ada", "t1 players 1", "rude", 20);
      talk.decide(
          new TalkStore.Decision(
              List.of(act), Optional.of(report(1, "")), Optional.of(mute), Optional.empty()));
      assertThat(talk.reports(9)).containsExactly(report(2, "account:a1"));
      assertThat(talk.report("t1", TalkRoom.PLAYERS, 1)).isEmpty();
      assertThat(talk.sanctions(19)).containsExactly(mute);
      assertThat(talk.sanctions(20)).isEmpty();
    }
    try (Store store = open()) {
      TalkStore talk = store.talk().orElseThrow();
      HostAct lift = new HostAct(11, "lift", "Ada", "", "", 0);
      talk.decide(
          new TalkStore.Decision(
              List.of(lift), Optional.empty(), Optional.empty(), Optional.of("s1")));
      assertThat(talk.sanctions(11)).isEmpty();
      assertThat(talk.acts(9)).hasSize(2).startsWith(lift);
      // An account takes its words out of the reports too.
      assertThat(talk.report(report(4, "mark:m"), 9)).isTrue();
      store.accounts().orElseThrow().delete("a1");
      assertThat(talk.report("t1", TalkRoom.PLAYERS, 2)).isEmpty();
      assertThat(talk.reports(9))
          .hasSize(1)
          .allSatisfy(kept -> assertThat(kept.around().getFirst().words()).isEmpty());
    }
  }
}
