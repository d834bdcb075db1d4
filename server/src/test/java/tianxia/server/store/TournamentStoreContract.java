package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
import tianxia.server.store.TournamentStore.Bounds;
import tianxia.server.store.TournamentStore.Choice;
import tianxia.server.store.TournamentStore.Found;
import tianxia.server.store.TournamentStore.Looker;
import tianxia.server.store.TournamentStore.Making;
import tianxia.server.store.TournamentStore.Row;
import tianxia.server.store.TournamentStore.Step;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.Entrant;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.TableEnd;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.pairing.TieBreak;

/// What every store must do with tournaments.
interface TournamentStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  TournamentEntry.Paired PAIRED =
      new TournamentEntry.Paired(
          List.of(new TournamentEntry.Board("t1", List.of("a1", "a2"))), List.of("a3"));

  private static TournamentEntry.Made made(String maker) {
    Terms terms =
        new Terms(
            "Cup \"of\" stones",
            "qin",
            Map.of("board", "lion"),
            Kind.SWISS,
            3,
            true,
            1,
            List.of(TieBreak.values()),
            20);
    return new TournamentEntry.Made(
        maker, terms, new Conduct(true, 86_400_000, 0, true, Optional.of(77L)));
  }

  private static TournamentStore tournaments(Store store) {
    return store.tournaments().orElseThrow();
  }

  private static List<TournamentEntry> entries(TournamentStore store, String id) {
    return store.log(id).stream().map(Row::entry).toList();
  }

  private static Tournament tournament(TournamentStore store, String id) {
    return Tournament.of(entries(store, id));
  }

  private static Step step(String id, int based, TournamentEntry... entries) {
    return new Step(id, based, List.of(entries), 9, OptionalLong.of(20));
  }

  private static TournamentEntry.Entered entered(String account) {
    return new TournamentEntry.Entered(account, 1500);
  }

  /// One of three accounts whose first round is paired.
  private static TournamentStore paired(Store store) {
    for (String id : List.of("a1", "a2", "a3")) {
      Begun.account(store.accounts().orElseThrow(), id);
    }
    TournamentStore tournaments = tournaments(store);
    tournaments.make("c1", made("a1"), Optional.empty(), 7, 50, Bounds.STANDARD);
    TournamentStore.NewTable table =
        new TournamentStore.NewTable(
            "t1", Begun.ENTRY, List.of(new AccountStore.Seat("a1", "t1", 1, 9)));
    TournamentEntry[] before = {
      entered("a1"), entered("a2"), entered("a3"), new TournamentEntry.Started()
    };
    assertThat(tournaments.append(step("c1", 1, before))).isTrue();
    Step round =
        new Step(
            "c1", 5, List.of(PAIRED), List.of(table), Set.of("a1", "gone"), 9, OptionalLong.of(30));
    assertThat(tournaments.append(round)).isTrue();
    assertThat(tournaments.append(round)).isFalse();
    return tournaments;
  }

  @Test
  default void everyEntryIsReadAsItWasWritten() {
    List<TournamentEntry> all =
        List.of(
            made("a1"),
            entered("a1"),
            new TournamentEntry.Withdrew("a1"),
            new TournamentEntry.Started(),
            PAIRED,
            new TournamentEntry.Ended("t1", Set.of(1, 2), Set.of()),
            new TournamentEntry.Closed());
    try (Store store = open()) {
      TournamentStore tournaments = tournaments(store);
      assertThat(tournaments.make("c1", made("a1"), Optional.empty(), 7, 50, Bounds.STANDARD))
          .isEqualTo(Making.DONE);
      assertThat(
              tournaments.append(
                  step("c1", 1, all.subList(1, all.size()).toArray(TournamentEntry[]::new))))
          .isTrue();
      assertThat(tournaments.append(step("c2", 1, entered("a1")))).isFalse();
    }
    try (Store store = open()) {
      assertThat(entries(tournaments(store), "c1")).isEqualTo(all);
      assertThat(tournaments(store).log("c1").stream().map(Row::seq)).startsWith(1, 2).endsWith(7);
      assertThat(tournaments(store).log("c2")).isEmpty();
    }
  }

  @Test
  default void ofTwoWhoAppendAtOnceOneIsRefused() throws Exception {
    try (Store store = open();
        ExecutorService several = Executors.newVirtualThreadPerTaskExecutor()) {
      TournamentStore tournaments = tournaments(store);
      tournaments.make("c1", made("a1"), Optional.empty(), 7, 50, Bounds.STANDARD);
      List<Future<Boolean>> written = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        Step step = step("c1", 1, entered("p" + i));
        written.add(several.submit(() -> tournaments.append(step)));
      }
      int times = 0;
      for (Future<Boolean> each : written) {
        times += each.get() ? 1 : 0;
      }
      assertThat(times).isEqualTo(1);
      assertThat(tournaments.log("c1")).hasSize(2);
    }
  }

  @Test
  default void tablesAreMadeWithTheirRoundOrNotAtAll() {
    try (Store store = open()) {
      TournamentStore tournaments = paired(store);
      assertThat(store.rows("t1")).hasSize(1);
      assertThat(store.waiting()).isEqualTo(1);
      assertThat(store.accounts().orElseThrow().seats("a1", 9)).hasSize(1);
      assertThat(store.accounts().orElseThrow().friends().versions(Set.of("a1", "gone")))
          .containsOnlyKeys("a1");
      Step again =
          new Step(
              "c1",
              6,
              List.of(new TournamentEntry.Closed()),
              List.of(new TournamentStore.NewTable("t1", Begun.ENTRY, List.of())),
              Set.of(),
              9,
              OptionalLong.empty());
      // There is such a table: nothing of the step is written.
      assertThatThrownBy(() -> tournaments.append(again)).isInstanceOf(Store.Failure.class);
      assertThat(tournament(tournaments, "c1").phase()).isEqualTo(Tournament.Phase.RUNNING);
    }
  }

  @Test
  default void theEndOfATableIsToldToItsTournamentOnceAndWithIt() {
    Ending ending = new Ending(Optional.empty(), Optional.of(new TableEnd("c1", "t1", Set.of(2))));
    try (Store store = open()) {
      TournamentStore tournaments = paired(store);
      assertThatThrownBy(() -> end(store, store.claim("t1").claim(), 1, ending))
          .isInstanceOf(Store.Failure.class);
      assertThat(tournaments.log("c1")).hasSize(6);
      assertThat(tournaments.due(19, 9)).isEmpty();
      end(store, store.claim("t1").claim(), 2, ending);
      assertThat(tournaments.due(19, 9)).containsExactly("c1");
      end(store, store.claim("t1").claim(), 3, ending);
      Ending unknown =
          new Ending(Optional.empty(), Optional.of(new TableEnd("c9", "t1", Set.of(2))));
      end(store, store.claim("t1").claim(), 4, unknown);
    }
    try (Store store = open()) {
      assertThat(tournaments(store).log("c1")).hasSize(7);
      assertThat(tournament(tournaments(store), "c1").rounds().getLast().games())
          .allSatisfy(
              game -> assertThat(game.result()).hasValue(new Round.Result(Set.of(2), Set.of())));
      assertThat(store.rows("t1")).hasSize(4);
    }
  }

  @Test
  default void whoTakesPartIsToldOfTheEndOnceAndWithIt() {
    try (Store store = open()) {
      TournamentStore tournaments = paired(store);
      Told.subscribe(store, "a1");
      tournaments.append(step("c1", 6, new TournamentEntry.Closed()));
      tournaments.append(step("c1", 6, new TournamentEntry.Closed()));
      assertThat(Told.by(store))
          .containsExactly("a1 tournament-over c1 " + made("a1").terms().name());
      tournaments.make("c2", made("a2"), Optional.empty(), 8, 40, Bounds.STANDARD);
      tournaments.append(step("c2", 1, entered("a1"), new TournamentEntry.Closed()));
      assertThat(Told.by(store))
          .containsExactly("a1 tournament-off c2 " + made("a1").terms().name());
    }
  }

  private static void end(Store store, Store.Claim claim, int seq, Ending ending) {
    store.end(
        claim, List.of(new Store.Row("t1", seq, 12, Begun.ENTRY)), Store.Waiting.SAME, 12, ending);
  }

  @Test
  default void tournamentsAreFoundByPhaseAccountAndTime() {
    try (Store store = open()) {
      TournamentStore tournaments = paired(store);
      tournaments.make("c2", made("a2"), Optional.empty(), 8, 40, Bounds.STANDARD);
      tournaments.make("c3", made("a2"), Optional.empty(), 8, 30, Bounds.STANDARD);
      tournaments.append(step("c2", 1, entered("a3"), new TournamentEntry.Withdrew("a3")));
      assertThat(tournaments.list(Choice.ALL, Looker.GUEST, 9))
          .containsExactly(
              new Found("c2", 3, Optional.empty()),
              new Found("c3", 1, Optional.empty()),
              new Found("c1", 6, Optional.empty()));
      assertThat(
              tournaments.list(
                  new Choice(
                      Optional.of(Tournament.Phase.RUNNING), Optional.empty(), Optional.empty()),
                  Looker.GUEST,
                  9))
          .containsExactly(new Found("c1", 6, Optional.empty()));
      assertThat(
              tournaments.list(
                  new Choice(Optional.empty(), Optional.of("a3"), Optional.empty()),
                  Looker.GUEST,
                  9))
          .containsExactly(new Found("c1", 6, Optional.empty()));
      assertThat(tournaments.all("a2")).containsExactly("c1", "c2", "c3");
      assertThat(tournaments.due(35, 9)).containsExactly("c2", "c1", "c3");
      assertThat(tournaments.append(new Step("c2", 3, List.of(), 9, OptionalLong.empty())))
          .isTrue();
      assertThat(tournaments.due(35, 9)).containsExactly("c1", "c3");
      Bounds few = new Bounds(9, 2, 9);
      assertThat(tournaments.make("c4", made("a2"), Optional.empty(), 8, 30, few))
          .isEqualTo(Making.TOO_MANY);
      assertThat(tournaments.make("c4", made("a3"), Optional.empty(), 8, 30, new Bounds(9, 9, 3)))
          .isEqualTo(Making.TOO_MANY);
      assertThat(tournaments.make("c4", made("a2"), Optional.empty(), 8, 30, new Bounds(2, 9, 9)))
          .isEqualTo(Making.TOO_MANY);
      assertThat(tournaments.make("c4", made("a3"), Optional.empty(), 8, 30, few))
          .isEqualTo(Making.DONE);
    }
  }

  @Test
  default void tournamentsThatAreOverForLongAreForgotten() {
    try (Store store = open()) {
      TournamentStore tournaments = paired(store);
      tournaments.make("c2", made("a2"), Optional.empty(), 8, 40, Bounds.STANDARD);
      assertThat(tournaments.forget(99, 9)).as("none is over").isZero();
      tournaments.append(step("c1", 6, new TournamentEntry.Closed()));
      assertThat(tournaments.forget(9, 9)).isZero();
      assertThat(tournaments.forget(10, 0)).isZero();
      assertThat(tournaments.forget(10, 9)).isOne();
      assertThat(tournaments.log("c1")).isEmpty();
      assertThat(tournaments.found("c1", Looker.GUEST)).isEmpty();
      assertThat(tournaments.all("a3")).isEmpty();
      assertThat(tournaments.log("c2")).hasSize(1);
    }
  }

  @Test
  default void whoDeletesTheAccountIsNobodyAndTakesPartNoMore() {
    try (Store store = open()) {
      TournamentStore tournaments = paired(store);
      tournaments.make("c2", made("a1"), Optional.empty(), 8, 40, Bounds.STANDARD);
      store.accounts().orElseThrow().delete("a1");
      assertThat(store.accounts().orElseThrow().account("a1")).isEmpty();
      Tournament left = tournament(tournaments, "c1");
      assertThat(tournaments.log("c1").toString())
          .doesNotContainPattern(Begun.NAMED.formatted("a1"));
      List<Entrant> gone = left.entrants().stream().filter(Entrant::withdrawn).toList();
      assertThat(gone).hasSize(1);
      assertThat(left.maker()).isEqualTo(gone.getFirst().account());
      assertThat(left.running("t1").orElseThrow().accounts().getFirst())
          .isEqualTo(gone.getFirst().account());
      assertThat(tournaments.all("a1")).isEmpty();
      assertThat(tournament(tournaments, "c2").phase()).isEqualTo(Tournament.Phase.CLOSED);
      assertThat(tournaments.log("c1").stream().map(Row::seq)).containsExactly(1, 2, 3, 4, 5, 6, 7);
    }
  }
}
