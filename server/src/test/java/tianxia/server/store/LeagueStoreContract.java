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
import tianxia.server.store.LeagueStore.Bounds;
import tianxia.server.store.LeagueStore.Found;
import tianxia.server.store.LeagueStore.Row;
import tianxia.server.store.LeagueStore.Season;
import tianxia.server.store.LeagueStore.Step;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.LeagueTerms;
import tianxia.server.tournament.pairing.TieBreak;

/// What every store must do with leagues.
interface LeagueStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  LeagueTerms TERMS =
      new LeagueTerms(
          "Town \"of\" stones",
          "qin",
          Map.of("board", "lion"),
          6,
          1,
          14,
          List.of(TieBreak.values()));

  private static LeagueEntry.Made made(String maker) {
    return new LeagueEntry.Made(
        maker, TERMS, new Conduct(true, 86_400_000, 0, true, Optional.of(77L)), 77);
  }

  private static LeagueStore leagues(Store store) {
    return store.tournaments().orElseThrow().leagues();
  }

  private static LeagueEntry.Joined joined(String account) {
    return new LeagueEntry.Joined(account, 1500);
  }

  private static League league(LeagueStore store, String id) {
    return League.of(store.log(id).stream().map(Row::entry).toList());
  }

  private static LeagueEntry.Began began(int season, String tournament) {
    return new LeagueEntry.Began(
        season, List.of(new LeagueEntry.Division(tournament, List.of("a1", "a2"))));
  }

  private static LeagueEntry.Ended ended(String tournament, String dropped) {
    return new LeagueEntry.Ended(
        List.of(new LeagueEntry.Division(tournament, List.of("a2", "a1"))), Set.of(dropped), 99);
  }

  private static Step step(String id, int based, LeagueEntry... entries) {
    return new Step(id, based, List.of(entries), 9, OptionalLong.of(20));
  }

  /// The step to a season whose only division is a tournament.
  private static Step season(String id, int based, int number, String tournament) {
    List<TournamentEntry> entries =
        List.of(
            new TournamentEntry.Made(
                "",
                TERMS.of(number, 1),
                Conduct.PLAIN,
                Optional.of(new TournamentEntry.OfLeague(id, TERMS.name(), number, 1))),
            new TournamentEntry.Entered("a1", 1500),
            new TournamentEntry.Entered("a2", 1500),
            new TournamentEntry.Started());
    return new Step(
        id,
        based,
        List.of(began(number, tournament)),
        List.of(new LeagueStore.Division(tournament, number, 1, entries)),
        Set.of("a1", "gone"),
        9,
        OptionalLong.empty());
  }

  /// One of two accounts whose first season has begun.
  private static LeagueStore begun(Store store) {
    for (String id : List.of("a1", "a2")) {
      Begun.account(store.accounts().orElseThrow(), id);
    }
    LeagueStore leagues = leagues(store);
    assertThat(leagues.make("g1", made("a1"), 7, 50, Bounds.STANDARD)).isTrue();
    assertThat(leagues.append(step("g1", 1, joined("a1"), joined("a2")))).isTrue();
    assertThat(leagues.append(season("g1", 3, 1, "c1"))).isTrue();
    assertThat(leagues.append(season("g1", 3, 1, "c2"))).isFalse();
    return leagues;
  }

  @Test
  default void everyEntryOfALeagueIsReadAsItWasWritten() {
    List<LeagueEntry> all =
        List.of(
            made("a1"),
            joined("a1"),
            joined("a2"),
            new LeagueEntry.Called(),
            new LeagueEntry.Left("a2"),
            new LeagueEntry.Closed());
    try (Store store = open()) {
      LeagueStore leagues = leagues(store);
      assertThat(leagues.make("g1", made("a1"), 7, 50, Bounds.STANDARD)).isTrue();
      assertThat(
              leagues.append(step("g1", 1, all.subList(1, all.size()).toArray(LeagueEntry[]::new))))
          .isTrue();
      assertThat(leagues.append(step("g2", 1, joined("a1")))).isFalse();
    }
    try (Store store = open()) {
      assertThat(leagues(store).log("g1").stream().map(Row::entry)).isEqualTo(all);
      assertThat(leagues(store).log("g1").stream().map(Row::seq)).startsWith(1, 2).endsWith(6);
      assertThat(leagues(store).log("g2")).isEmpty();
      assertThat(leagues(store).found("g2")).isEmpty();
    }
  }

  @Test
  default void ofALogOfManySeasonsOnlyTheLastIsRead() {
    try (Store store = open()) {
      LeagueStore leagues = begun(store);
      assertThat(leagues.append(step("g1", 4, ended("c1", "a1"), joined("a1")))).isTrue();
      assertThat(leagues.append(season("g1", 6, 2, "c2"))).isTrue();
      assertThat(leagues.append(step("g1", 7, new LeagueEntry.Left("a2")))).isTrue();
      assertThat(leagues.log("g1").stream().map(Row::seq)).containsExactly(1, 7, 8);
      assertThat(league(leagues, "g1").season()).isEqualTo(2);
      assertThat(leagues.seasons("g1", 9))
          .containsExactly(new Season(2, 9, 0, ""), new Season(1, 9, 9, "a2"));
      assertThat(leagues.divisions("g1", 1)).containsExactly(new Found("c1", 4));
      assertThat(leagues.divisions("g1", 3)).isEmpty();
    }
  }

  @Test
  default void aSeasonIsMadeWithItsTournamentsOrNotAtAll() throws Exception {
    try (Store store = open();
        ExecutorService several = Executors.newVirtualThreadPerTaskExecutor()) {
      LeagueStore leagues = begun(store);
      TournamentStore tournaments = store.tournaments().orElseThrow();
      assertThat(
              Tournament.of(tournaments.log("c1").stream().map(TournamentStore.Row::entry).toList())
                  .phase())
          .isEqualTo(Tournament.Phase.RUNNING);
      assertThat(tournaments.log("c1").stream().map(TournamentStore.Row::entry))
          .isEqualTo(season("g1", 3, 1, "c1").divisions().getFirst().entries());
      assertThat(tournaments.log("c2")).isEmpty();
      assertThat(tournaments.due(9, 9)).containsExactly("c1");
      assertThat(store.accounts().orElseThrow().friends().versions(Set.of("a1", "gone")))
          .containsOnlyKeys("a1");
      leagues.append(step("g1", 4, ended("c1", "")));
      // There is such a tournament: nothing of the step is written.
      assertThatThrownBy(() -> leagues.append(season("g1", 5, 2, "c1")))
          .isInstanceOf(Store.Failure.class);
      assertThat(league(leagues, "g1").phase()).isEqualTo(League.Phase.WAITING);
      List<Future<Boolean>> written = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        Step step = season("g1", 5, 2, "d" + i);
        written.add(several.submit(() -> leagues.append(step)));
      }
      int times = 0;
      for (Future<Boolean> each : written) {
        times += each.get() ? 1 : 0;
      }
      assertThat(times).isEqualTo(1);
      assertThat(leagues.divisions("g1", 2)).hasSize(1);
      assertThat(tournaments.list(of("a1"), TournamentStore.Looker.GUEST, 99)).hasSize(2);
      assertThat(tournaments.list(TournamentStore.Choice.ALL, TournamentStore.Looker.GUEST, 99))
          .isEmpty();
    }
  }

  private static TournamentStore.Choice of(String account) {
    return new TournamentStore.Choice(Optional.empty(), Optional.of(account), Optional.empty());
  }

  @Test
  default void aLeagueIsLookedAtWhenATournamentOfItsSeasonIsOver() {
    try (Store store = open()) {
      LeagueStore leagues = begun(store);
      assertThat(leagues.due(Long.MAX_VALUE, 9)).isEmpty();
      assertThat(leagues.append(step("g1", 4))).isTrue();
      assertThat(over(store, "c1")).isTrue();
      // Whoever looked before that may not rest now.
      assertThat(leagues.append(step("g1", 4))).isFalse();
      assertThat(leagues.due(29, 9)).isEmpty();
      assertThat(leagues.due(30, 9)).containsExactly("g1");
      assertThat(leagues.log("g1")).hasSize(2);
    }
  }

  private static boolean over(Store store, String division) {
    return store
        .tournaments()
        .orElseThrow()
        .append(
            new TournamentStore.Step(
                division, 4, List.of(new TournamentEntry.Closed()), 30, OptionalLong.empty()));
  }

  @Test
  default void ofTheEndOfADivisionPlayersAreToldByThatOfTheSeason() {
    try (Store store = open()) {
      LeagueStore leagues = begun(store);
      Told.subscribe(store, "a1");
      over(store, "c1");
      assertThat(Told.by(store)).isEmpty();
      leagues.append(step("g1", 4, ended("c1", "a3")));
      leagues.append(step("g1", 4, ended("c1", "a3")));
      String name = " g1 " + TERMS.name();
      assertThat(Told.by(store)).containsExactly("a1 league-season" + name + " " + "Na2");
      leagues.append(season("g1", 5, 2, "c2"));
      leagues.append(step("g1", 6, new LeagueEntry.Closed()));
      assertThat(Told.by(store)).containsExactly("a1 league-over" + name);
      // There is no end of the season any more.
      over(store, "c2");
      assertThat(Told.by(store)).hasSize(1).first().asString().startsWith("a1 tournament-o");
    }
  }

  @Test
  default void whatIsOverForLongIsForgotten() {
    try (Store store = open()) {
      LeagueStore leagues = begun(store);
      TournamentStore tournaments = store.tournaments().orElseThrow();
      leagues.append(step("g1", 4, new LeagueEntry.Closed()));
      // Its last season is still played.
      assertThat(tournaments.forget(99, 9)).isZero();
      over(store, "c1");
      assertThat(tournaments.forget(30, 9)).isZero();
      assertThat(tournaments.forget(31, 0)).isZero();
      for (String cup : List.of("c8", "c9")) {
        TournamentEntry.Made made = new TournamentEntry.Made("a1", TERMS.of(1, 1), Conduct.PLAIN);
        tournaments.make(cup, made, Optional.empty(), 8, 40, TournamentStore.Bounds.STANDARD);
        tournaments.append(
            new TournamentStore.Step(
                cup, 1, List.of(new TournamentEntry.Closed()), 9, OptionalLong.empty()));
      }
      assertThat(tournaments.forget(31, 2)).as("a league, and one more").isEqualTo(2);
      assertThat(tournaments.forget(31, 9)).isOne();
      assertThat(leagues.found("g1")).isEmpty();
      assertThat(leagues.log("g1")).isEmpty();
      assertThat(leagues.all("a1")).isEmpty();
      assertThat(leagues.seasons("g1", 9)).isEmpty();
      assertThat(tournaments.log("c1")).isEmpty();
      assertThat(tournaments.all("a1")).isEmpty();
    }
  }

  @Test
  default void leaguesAreFoundByPhaseAccountAndBounded() {
    try (Store store = open()) {
      LeagueStore leagues = begun(store);
      assertThat(leagues.make("g2", made("a2"), 8, 40, Bounds.STANDARD)).isTrue();
      assertThat(leagues.append(step("g2", 1, joined("a1"), new LeagueEntry.Left("a1")))).isTrue();
      leagues.make("g3", made("a3"), 3, 60, Bounds.STANDARD);
      leagues.append(step("g3", 1, new LeagueEntry.Closed()));
      assertThat(leagues.list(Optional.empty(), Optional.empty(), 9))
          .containsExactly(new Found("g1", 4), new Found("g2", 3), new Found("g3", 2));
      assertThat(leagues.list(Optional.of(League.Phase.WAITING), Optional.empty(), 9))
          .containsExactly(new Found("g2", 3));
      assertThat(leagues.list(Optional.of(League.Phase.RUNNING), Optional.empty(), 9))
          .containsExactly(new Found("g1", 4));
      assertThat(leagues.list(Optional.empty(), Optional.of("a1"), 9))
          .containsExactly(new Found("g1", 4));
      assertThat(leagues.all("a1")).containsExactly("g1", "g2");
      assertThat(leagues.append(step("g1", 4, ended("c1", "a1")))).isTrue();
      assertThat(leagues.list(Optional.empty(), Optional.of("a1"), 9)).as("dropped").isEmpty();
      assertThat(leagues.list(Optional.of(League.Phase.WAITING), Optional.empty(), 9))
          .containsExactly(new Found("g1", 5), new Found("g2", 3));
      assertThat(leagues.make("g4", made("a2"), 8, 40, new Bounds(9, 1, 9))).isFalse();
      assertThat(leagues.make("g4", made("a3"), 8, 40, new Bounds(9, 9, 2))).isFalse();
      assertThat(leagues.make("g4", made("a2"), 8, 40, new Bounds(1, 9, 9))).isFalse();
      // Their tournaments are not counted among those that people make.
      TournamentStore tournaments = store.tournaments().orElseThrow();
      TournamentEntry.Made cup = new TournamentEntry.Made("a2", TERMS.of(1, 1), Conduct.PLAIN);
      assertThat(
              tournaments.make(
                  "c9", cup, Optional.empty(), 8, 40, new TournamentStore.Bounds(1, 1, 1)))
          .isEqualTo(TournamentStore.Making.DONE);
    }
  }

  @Test
  default void whoDeletesTheAccountIsNobodyInLeagues() {
    try (Store store = open()) {
      LeagueStore leagues = begun(store);
      leagues.append(step("g1", 4, ended("c1", "")));
      String named = Begun.NAMED.formatted("a[12]");
      assertThat(leagues.log("g1").toString()).containsPattern(named);
      store.accounts().orElseThrow().delete("a2");
      store.accounts().orElseThrow().delete("a1");
      League left = league(leagues, "g1");
      assertThat(leagues.log("g1").toString()).doesNotContainPattern(named);
      assertThat(leagues.seasons("g1", 9).getFirst().winner()).isNotEqualTo("a2").isNotEmpty();
      assertThat(left.staying()).isEmpty();
      assertThat(left.members()).hasSize(2);
      assertThat(left.maker()).isNotEqualTo("a1");
      assertThat(leagues.all("a1")).isEmpty();
      assertThat(leagues.found("g1")).hasValue(new Found("g1", 7));
    }
  }
}
