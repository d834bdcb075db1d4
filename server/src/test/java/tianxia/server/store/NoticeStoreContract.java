package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
import tianxia.server.notice.NoticeKind;
import tianxia.server.notice.NoticeStore;
import tianxia.server.store.Store.Row;

/// What every store must do with notices.
interface NoticeStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  private static NoticeStore.Subscriber subscriber(String id, String holder, String table) {
    return new NoticeStore.Subscriber(
        id, holder, table, "push", "https://push.example.org/" + id, "k", "s", "en", "o", 7);
  }

  @Test
  default void whoWantsToBeToldIsKeptAndGoesWithTheTableOrTheAccount() {
    NoticeStore.Keys keys;
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      keys = notices.keys(() -> new NoticeStore.Keys("p", "q"));
      assertThat(notices.add(subscriber("s1", "h", "t1"), 1, 9)).isTrue();
      assertThat(notices.add(subscriber("s2", "h", "t1"), 1, 9)).isFalse();
      assertThat(notices.add(subscriber("s1", "h", "t1"), 1, 1)).isTrue();
      assertThat(notices.add(subscriber("s3", "account:a1", ""), 9, 9)).isTrue();
      assertThat(notices.add(subscriber("s4", "x", "t2"), 9, 2)).isFalse();
      assertThat(notices.count()).isEqualTo(2);
      assertThat(notices.subscriber("s1")).contains(subscriber("s1", "h", "t1"));
      assertThat(notices.subscriber("s4")).isEmpty();
      Begun.account(store.accounts().orElseThrow(), "a1");
    }
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      assertThat(
              notices.keys(() -> {
                throw new AssertionError("there are keys");
              }))
          .isEqualTo(keys);
      assertThat(notices.of(List.of("h", "account:a1"))).hasSize(2);
      assertThat(notices.remove("else", "s1")).isFalse();
      store.append(List.of(new Row("t1", 1, 7, Begun.ENTRY)));
      store.delete(store.claim("t1").claim());
      assertThat(notices.of(List.of("h"))).isEmpty();
      store.accounts().orElseThrow().delete("a1");
      assertThat(notices.count()).isZero();
    }
  }

  @Test
  default void whatIsToldIsDecidedOnceAndClaimedByOne() {
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      notices.add(subscriber("s1", "h", "t1"), 9, 9);
      NoticeStore.Noted first = new NoticeStore.Noted(3, 1, true);
      NoticeStore.Outgoing out =
          new NoticeStore.Outgoing("o1", "s1", "t1", 2, "turn", "qin", "Ada", 0, 10);
      assertThat(notices.tell("t1", 2, Optional.empty(), first, List.of(out))).isTrue();
      assertThat(notices.tell("t1", 2, Optional.empty(), first, List.of(out))).isFalse();
      assertThat(notices.noted("t1", 2)).contains(first);
      assertThat(notices.claim(9, 99, 5)).isEmpty();
      assertThat(notices.claim(10, 99, 5)).containsExactly(out);
      assertThat(notices.claim(10, 99, 5)).isEmpty();
      notices.retry("o1", 1, 50);
      assertThat(notices.claim(50, 99, 5).getFirst().tries()).isOne();
      notices.looked("t1", 2, new NoticeStore.Noted(4, 0, true));
      assertThat(notices.claim(999, 9_999, 5)).isEmpty();
    }
  }

  @Test
  default void whatWaitsForTheMorningCanBeTakenBack() {
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      notices.add(subscriber("s1", "h", "t1"), 9, 9);
      NoticeStore.Noted told = new NoticeStore.Noted(3, 1, true);
      NoticeStore.Outgoing out =
          new NoticeStore.Outgoing("o1", "s1", "t1", 2, "turn", "qin", "Ada", 0, 90);
      notices.tell("t1", 2, Optional.empty(), told, List.of(out));
      assertThat(notices.waits("t1", 2, NoticeKind.TURN, 89)).isTrue();
      assertThat(notices.waits("t1", 2, NoticeKind.TURN, 90)).isFalse();
      assertThat(notices.waits("t1", 2, NoticeKind.ENDED, 0)).isFalse();
      assertThat(notices.waits("t1", 1, NoticeKind.TURN, 0)).isFalse();
      NoticeStore.Noted both = new NoticeStore.Noted(4, 3, true);
      notices.tell("t1", 2, Optional.of(told), both, List.of());
      assertThat(notices.waits("t1", 2, NoticeKind.TURN, 0)).isTrue();
      NoticeStore.Noted less = new NoticeStore.Noted(5, 2, true);
      notices.tell("t1", 2, Optional.of(both), less, List.of());
      assertThat(notices.noted("t1", 2)).contains(less);
      assertThat(notices.claim(999, 9_999, 5)).isEmpty();
    }
  }

  @Test
  default void tablesAreFoundOfWhichASeatDoesNotKnowAll() {
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      for (String id : List.of("t1", "t2", "t3")) {
        store.append(List.of(new Row(id, 1, 7, Begun.ENTRY)));
        store.append(
            store.claim(id).claim(),
            List.of(new Row(id, 2, 8, Begun.ENTRY)),
            Store.Waiting.SAME,
            0);
      }
      notices.looked("t1", 1, new NoticeStore.Noted(1, 0, true));
      notices.looked("t2", 1, new NoticeStore.Noted(2, 0, true));
      notices.add(subscriber("s2", "account:a1", "t2"), 9, 9);
      store.accounts().orElseThrow().sit(List.of(new AccountStore.Seat("a1", "t3", 2, 7)));
      // Of the other tables of its account this one is told nothing.
      assertThat(notices.seats("", 9).behind()).containsExactly(new NoticeStore.Behind("t1", 8));
      assertThat(notices.add(subscriber("s3", "account:a1", ""), 1, 9)).isTrue();
      assertThat(notices.seats("", 9))
          .isEqualTo(
              new NoticeStore.Seats(
                  List.of(new NoticeStore.Behind("t1", 8), new NoticeStore.Behind("t3", 8)), ""));
      assertThat(notices.seats("", 2).next()).isEqualTo("t1");
      assertThat(notices.seats("t1", 9).behind()).containsExactly(new NoticeStore.Behind("t3", 8));
    }
  }
}
