package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
import tianxia.server.friend.FriendStore;

/// What every store must do with friends and challenges.
interface FriendStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  FriendStore.Bounds FEW = new FriendStore.Bounds(2, 2, 1, 1, 2);

  private static FriendStore friends(Store store, String... ids) {
    AccountStore accounts = store.accounts().orElseThrow();
    for (String id : ids) {
      Begun.account(accounts, id);
    }
    return accounts.friends();
  }

  private static FriendStore.Tie tie(FriendStore.Kind kind, String account, String other, long at) {
    return new FriendStore.Tie(kind, account, other, at);
  }

  @Test
  default void friendsAreFriendsByMutualWish() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3", "a4");
      assertThat(friends.ask("a1", "a2", 5, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      assertThat(friends.ask("a1", "a2", 6, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      friends.part("a2", "a1", 7);
      assertThat(friends.between("a1", "a2"))
          .containsExactlyInAnyOrder(
              tie(FriendStore.Kind.ASKED, "a1", "a2", 5),
              tie(FriendStore.Kind.DECLINED, "a2", "a1", 7));
      assertThat(friends.ask("a2", "a1", 8, FEW)).isEqualTo(FriendStore.Wished.FRIENDS);
      assertThat(friends.ties("a1"))
          .containsExactly(
              tie(FriendStore.Kind.FRIEND, "a1", "a2", 8),
              tie(FriendStore.Kind.FRIEND, "a2", "a1", 8));
      assertThat(friends.ask("a1", "a3", 9, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      assertThat(friends.names(Set.of("a1", "a9"))).isEqualTo(Map.of("a1", "Na1"));
      assertThat(friends.names(Set.of())).isEmpty();
      assertThat(friends.versions(Set.of())).isEmpty();
      Map<String, Long> before = friends.versions(Set.of("a1", "a2", "a9"));
      friends.part("a1", "a2", 9);
      assertThat(friends.ties("a2")).isEmpty();
      assertThat(friends.versions(Set.of("a1")).getOrDefault("a1", 0L))
          .isGreaterThan(before.getOrDefault("a1", 0L));
      assertThat(before).containsOnlyKeys("a1", "a2");
      friends.ask("a1", "a4", 9, FEW);
      assertThat(friends.ask("a1", "a2", 9, FEW)).isEqualTo(FriendStore.Wished.FULL);
    }
  }

  @Test
  default void soManyMayBeFriends() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3", "a4");
      for (String other : List.of("a2", "a3")) {
        friends.ask("a1", other, 5, FEW);
        assertThat(friends.ask(other, "a1", 5, FEW)).isEqualTo(FriendStore.Wished.FRIENDS);
      }
      friends.ask("a1", "a4", 6, FEW);
      assertThat(friends.ask("a4", "a1", 6, FEW)).isEqualTo(FriendStore.Wished.FULL);
      friends.ask("a4", "a2", 6, FEW);
      friends.ask("a2", "a3", 6, FEW);
      assertThat(friends.ask("a3", "a2", 6, FEW)).isEqualTo(FriendStore.Wished.FRIENDS);
      assertThat(friends.ask("a2", "a4", 6, FEW)).isEqualTo(FriendStore.Wished.FULL);
    }
  }

  @Test
  default void soManyMayAskOne() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1");
      for (int asking = 1; asking <= FEW.waiting(); asking++) {
        friends(store, "b" + asking);
        assertThat(friends.ask("b" + asking, "a1", 5, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      }
      friends(store, "b0");
      assertThat(friends.ask("b0", "a1", 5, FEW)).isEqualTo(FriendStore.Wished.FULL);
    }
  }

  @Test
  default void whoIsBlockedAsksIntoTheVoid() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3");
      friends.ask("a1", "a2", 5, FEW);
      friends.ask("a2", "a1", 5, FEW);
      assertThat(friends.block("a1", "a2", 6, FEW)).isTrue();
      assertThat(friends.block("a1", "a3", 6, FEW)).as("too many").isFalse();
      assertThat(friends.ask("a2", "a1", 7, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      assertThat(friends.ties("a1"))
          .containsExactly(
              tie(FriendStore.Kind.ASKED, "a2", "a1", 7),
              tie(FriendStore.Kind.BLOCKED, "a1", "a2", 6));
      store.accounts().orElseThrow().sit(List.of(new AccountStore.Seat("a1", "t1", 1, 7)));
      assertThat(friends.blockedAt("t1", "a2")).isTrue();
      assertThat(friends.blockedAt("t1", "a3")).isFalse();
      assertThat(friends.blockedAt("t2", "a2")).isFalse();
      friends.unblock("a1", "a2");
      assertThat(friends.blockedAt("t1", "a2")).isFalse();
    }
  }

  private static FriendStore.TableChallenge challenge(String table, String by, String to, long at) {
    return new FriendStore.TableChallenge(table, by, to, "{}", FriendStore.ChallengeState.OPEN, at);
  }

  @Test
  default void challengesWaitAreAnsweredAndLapse() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3", "a4");
      assertThat(friends.challengers("a1")).isEmpty();
      friends.setChallengers("a1", "nobody");
      assertThat(friends.challengers("a1")).contains("nobody");
      FriendStore.TableChallenge one = challenge("t1", "a1", "a2", 5);
      assertThat(friends.add(one, FEW)).isTrue();
      assertThat(friends.add(challenge("t2", "a1", "a3", 5), FEW)).as("too many").isFalse();
      FriendStore.TableChallenge other = challenge("t3", "a3", "a2", 4);
      FriendStore.TableChallenge third = challenge("t4", "a4", "a2", 4);
      assertThat(friends.add(other, FEW)).isTrue();
      assertThat(friends.add(third, FEW)).as("too many for one").isFalse();
      friends.remove("t3");
      assertThat(friends.challenges("a2", 5)).containsExactly(one);
      assertThat(friends.challenges("a2", 6)).isEmpty();
      assertThat(friends.lapsed(5, 9)).isEmpty();
      assertThat(friends.lapsed(6, 9)).containsExactly(one);
      friends.answer("t1", FriendStore.ChallengeState.DECLINED);
      friends.answer("t1", FriendStore.ChallengeState.ACCEPTED);
      assertThat(friends.challenge("t1").orElseThrow().state())
          .isEqualTo(FriendStore.ChallengeState.DECLINED);
      assertThat(friends.add(challenge("t2", "a1", "a3", 5), FEW)).isTrue();
      friends.remove("t1");
      assertThat(friends.challenge("t1")).isEmpty();
    }
  }

  @Test
  default void ofAnAccountThatIsDeletedNobodyKnowsAnything() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3");
      friends.ask("a1", "a2", 5, FEW);
      friends.ask("a2", "a1", 5, FEW);
      friends.block("a3", "a1", 5, FEW);
      friends.add(challenge("t1", "a2", "a1", 5), FEW);
      friends.setChallengers("a1", "nobody");
      long before = friends.versions(Set.of("a2")).getOrDefault("a2", 0L);
      store.accounts().orElseThrow().delete("a1");
      assertThat(friends.ties("a2")).isEmpty();
      assertThat(friends.ties("a3")).isEmpty();
      assertThat(friends.challenges("a2", 0)).isEmpty();
      assertThat(friends.challengers("a1")).isEmpty();
      assertThat(friends.versions(Set.of("a2")).getOrDefault("a2", 0L)).isGreaterThan(before);
    }
  }
}
