package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
import tianxia.server.club.Club;
import tianxia.server.club.ClubRules;
import tianxia.server.club.Joining;
import tianxia.server.rating.Change;
import tianxia.server.rating.Ledger;
import tianxia.server.rating.RatedGame;
import tianxia.server.rating.RatingStore;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.Row;

/// What every store must do with ratings.
interface RatingStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  String LADDER = "qin";

  private static RatedGame game(String table, long at, String winner, String loser) {
    return new RatedGame(
        table,
        LADDER,
        at,
        List.of(new RatedGame.Player(1, winner, 1), new RatedGame.Player(2, loser, 2)));
  }

  private static void end(Store store, Claim claim, int seq, RatedGame game) {
    store.end(
        claim,
        List.of(new Row(game.table(), seq, 8, Begun.ENTRY)),
        Store.Waiting.SAME,
        8,
        Ending.of(game));
  }

  @Test
  default void theEndOfAGameAndItsRatingAreWrittenTogetherAndOnce() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      Begun.account(accounts, "a1");
      Begun.account(accounts, "a2");
      Claim first = Begun.table(store, "r1");
      // The place in the log is taken: nothing of it is written.
      assertThatThrownBy(() -> end(store, first, 1, game("r1", 8, "a1", "a2")))
          .isInstanceOf(Store.Failure.class);
      assertThat(accounts.ratings().standings("a1")).isEmpty();
      Claim again = store.claim("r1").claim();
      end(store, again, 2, game("r1", 8, "a1", "a2"));
      end(store, again, 3, game("r1", 9, "a2", "a1"));
      end(store, Begun.table(store, "r2"), 2, game("r2", 11, "a1", "a2"));
      end(store, Begun.table(store, "r3"), 2, game("r3", 12, "a1", "gone"));
    }
    try (Store store = open()) {
      RatingStore ratings = store.accounts().orElseThrow().ratings();
      Ledger ledger = new Ledger();
      List<Change> expected = new ArrayList<>(ledger.rate(game("r1", 8, "a1", "a2"), List.of()));
      expected.addAll(ledger.rate(game("r2", 11, "a1", "a2"), List.of()));
      assertThat(ratings.changes(0, 9).stream().map(Change::after))
          .isEqualTo(expected.stream().map(Change::after).toList());
      assertThat(ratings.changes(0, 1).stream().map(Change::table)).containsOnly("r1").hasSize(2);
      assertThat(ratings.standings("a1"))
          .isEqualTo(
              ledger.standings().stream().filter(each -> each.account().equals("a1")).toList());
      assertThat(ratings.standings("a1").getFirst().games()).isEqualTo(2);
      assertThat(ratings.course("a2", LADDER, 9).stream().map(Change::table))
          .containsExactly("r2", "r1");
      assertThat(ratings.game("r2")).hasSize(2);
      assertThat(names(ratings, Optional.empty())).containsExactly("Na1", "Na2");
      assertThat(ratings.best(LADDER, Optional.empty(), 12, 9)).isEmpty();
    }
  }

  @Test
  default void whoeverOnlyReadsFindsLogsAndRatingsAsTheyAre() {
    Store store = open();
    try (TableLogs logs = TableLogs.of(store)) {
      AccountStore accounts = store.accounts().orElseThrow();
      Begun.account(accounts, "a1");
      Begun.account(accounts, "a2");
      end(store, Begun.table(store, "r1"), 2, game("r1", 8, "a1", "a2"));
      end(store, Begun.table(store, "r2"), 2, game("r2", 9, "a1", "a2"));
      assertThat(logs.tables("r1", 9)).containsExactly("r2");
      assertThat(logs.rows("r1")).isEqualTo(store.rows("r1")).hasSize(2);
      assertThat(logs.ratings(0, 9)).isEqualTo(accounts.ratings().changes(0, 9)).hasSize(4);
      assertThat(logs.ratings(0, 1)).hasSize(2);
    }
    List<Row> late = List.of(new Row("r3", 1, 7, Begun.ENTRY));
    assertThatThrownBy(() -> store.append(late))
        .as("closed with its logs")
        .hasMessageContaining("closed");
  }

  @Test
  default void ratingsAreReplacedAndGoWithTheirAccounts() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      Begun.account(accounts, "a1");
      Begun.account(accounts, "a2");
      end(store, Begun.table(store, "r1"), 2, game("r1", 8, "a1", "a2"));
      List<Change> other = new Ledger().rate(game("r9", 8, "a2", "a1"), List.of());
      RatingStore ratings = accounts.ratings();
      ratings.replace(other);
      assertThat(ratings.changes(0, 9)).isEqualTo(other);
      assertThat(ratings.standings("a2").getFirst().rating()).isEqualTo(other.getFirst().after());
      assertThat(names(ratings, Optional.empty())).containsExactly("Na2", "Na1");
      accounts.delete("a1");
      assertThat(ratings.standings("a1")).isEmpty();
      assertThat(ratings.course("a1", LADDER, 9)).isEmpty();
      assertThat(ratings.game("r9").stream().map(Change::account)).containsExactly("a2", "");
      assertThat(ratings.standings("a2").getFirst().rating()).isEqualTo(other.getFirst().after());
      end(store, Begun.table(store, "r2"), 2, game("r2", 9, "a2", "a1"));
      assertThat(ratings.game("r2")).as("one of the accounts is gone").isEmpty();
    }
  }

  @Test
  default void theLadderOfAClubHasItsMembersAlone() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      List.of("a1", "a2", "a3", "a4").forEach(id -> Begun.account(accounts, id));
      ClubStore clubs = store.clubs().orElseThrow();
      ClubRules rules = new ClubRules(ClubStoreContract.FEW);
      Club club = new Club("k1", "Lions", "", Joining.ASKED, true, 7, "code");
      clubs.make(club, "a1", ClubStoreContract.FEW);
      clubs.decide("k1", "a2", "a2", 9, now -> rules.join(now, "code"));
      // Has asked, and waits.
      clubs.decide("k1", "a3", "a3", 9, now -> rules.join(now, ""));
      RatingStore ratings = accounts.ratings();
      Ledger ledger = new Ledger();
      List<Change> changes = new ArrayList<>(ledger.rate(game("r1", 8, "a1", "a2"), List.of()));
      changes.addAll(ledger.rate(game("r2", 9, "a3", "a4"), List.of()));
      ratings.replace(changes);
      assertThat(names(ratings, Optional.empty())).hasSize(4);
      assertThat(names(ratings, Optional.of("k1"))).containsExactly("Na1", "Na2");
      clubs.decide("k1", "a2", "a2", 20, rules::part);
      assertThat(names(ratings, Optional.of("k1"))).containsExactly("Na1");
      assertThat(names(ratings, Optional.of("k2"))).isEmpty();
    }
  }

  /// The best of a ladder.
  private static List<String> names(RatingStore ratings, Optional<String> club) {
    return ratings.best(LADDER, club, 0, 9).stream().map(RatingStore.Placed::name).toList();
  }
}
