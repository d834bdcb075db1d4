package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

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
import tianxia.server.club.Club;
import tianxia.server.club.ClubDecision;
import tianxia.server.club.ClubLimits;
import tianxia.server.club.ClubRules;
import tianxia.server.club.Joining;
import tianxia.server.club.Role;
import tianxia.server.store.ClubStore.Made;
import tianxia.server.store.TournamentStore.Bounds;
import tianxia.server.store.TournamentStore.Choice;
import tianxia.server.store.TournamentStore.Looker;
import tianxia.server.store.TournamentStore.Making;
import tianxia.server.store.TournamentStore.OfClub;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.TournamentEntry;

/// What every store must do with clubs.
interface ClubStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  ClubLimits FEW = new ClubLimits(3, 9, 4, 9, 9, 9, 3, 9);
  ClubRules RULES = new ClubRules(FEW);

  /// With an account for each of these, and a club of the first.
  private static ClubStore clubs(Store store, boolean listed, String... ids) {
    for (String id : ids) {
      Begun.account(store.accounts().orElseThrow(), id);
    }
    ClubStore clubs = store.clubs().orElseThrow();
    assertThat(clubs.make(club("k1", "Lions", listed), ids[0], FEW)).isEqualTo(Made.DONE);
    return clubs;
  }

  private static Club club(String id, String name, boolean listed) {
    return new Club(id, name, "about\nit", Joining.OPEN, listed, 7, "code");
  }

  private static Optional<ClubDecision> join(ClubStore clubs, String account, long at) {
    return clubs.decide("k1", account, account, at, now -> RULES.join(now, "code"));
  }

  private static Optional<ClubDecision> part(ClubStore clubs, String by, String account) {
    return clubs.decide("k1", by, account, 20, RULES::part);
  }

  private static List<String> people(ClubStore clubs) {
    return clubs.people("k1").stream().map(each -> each.account() + " " + each.role()).toList();
  }

  private static TournamentEntry.Made cup(String maker) {
    Terms terms =
        new Terms("Cup", "qin", Map.of("board", "lion"), Kind.SWISS, 3, true, 1, List.of(), 9);
    return new TournamentEntry.Made(maker, terms, Conduct.PLAIN);
  }

  private static boolean enter(TournamentStore tournaments, String id, int based, String account) {
    return tournaments.append(
        new TournamentStore.Step(
            id,
            based,
            List.of(new TournamentEntry.Entered(account, 1500)),
            9,
            OptionalLong.of(50)));
  }

  @Test
  default void aClubIsKeptAsItIs() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, true, "a1", "a2", "a3");
      join(clubs, "a3", 8);
      join(clubs, "a2", 9);
      clubs.decide("k1", "a1", "a2", 9, now -> RULES.appoint(now, Role.ORGANISER));
    }
    try (Store store = open()) {
      ClubStore clubs = store.clubs().orElseThrow();
      assertThat(clubs.club("k1")).hasValue(club("k1", "Lions", true));
      assertThat(people(clubs)).containsExactly("a1 OWNER", "a2 ORGANISER", "a3 MEMBER");
      assertThat(clubs.people("k1").get(1).since()).isEqualTo(9);
      assertThat(clubs.role("k1", "a2")).hasValue(Role.ORGANISER);
      assertThat(clubs.role("k1", "a9")).isEmpty();
      assertThat(clubs.listed("ion", "a3", 9))
          .containsExactly(
              new ClubStore.Row(club("k1", "Lions", true), 3, Optional.of(Role.MEMBER)));
      assertThat(clubs.listed("tigers", "", 9)).isEmpty();
      assertThat(clubs.listed("_ion", "", 9)).isEmpty();
      assertThat(clubs.of("a9")).isEmpty();
      assertThat(clubs.own("a3"))
          .containsExactly(new ClubStore.Own("k1", "Lions", Optional.of(Role.MEMBER), 8));
    }
  }

  @Test
  default void whoIsKeptOutIsSentAwayAndStaysSoUntilTheyAreLetBack() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, true, "a1", "a2", "a3");
      join(clubs, "a2", 8);
      for (String account : List.of("a2", "a3", "a9")) {
        clubs.decide("k1", "a1", account, 9, RULES::keepOut);
      }
      assertThat(people(clubs)).containsExactly("a1 OWNER");
      assertThat(clubs.listed("", "", 9).getFirst().members()).isEqualTo(1);
      assertThat(join(clubs, "a2", 10))
          .hasValue(new ClubDecision.Refused(ClubDecision.Reason.KEPT_OUT));
    }
    try (Store store = open()) {
      ClubStore clubs = store.clubs().orElseThrow();
      assertThat(clubs.keptOut("k1"))
          .extracting(ClubStore.KeptOut::account, ClubStore.KeptOut::since)
          .containsExactly(tuple("a2", 9L), tuple("a3", 9L));
      assertThat(clubs.own("a2"))
          .containsExactly(new ClubStore.Own("k1", "Lions", Optional.empty(), 9));
      assertThat(clubs.of("a2")).isEmpty();
      store.accounts().orElseThrow().delete("a3");
      clubs.decide("k1", "a1", "a2", 11, RULES::letBack);
      assertThat(clubs.keptOut("k1")).isEmpty();
      join(clubs, "a2", 12);
      assertThat(people(clubs)).containsExactly("a1 OWNER", "a2 MEMBER");
    }
  }

  @Test
  default void namesOfClubsThatAnybodyFindsAreNotMistakenAndOthersAreNotTold() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, true, "a1", "a2");
      assertThat(clubs.make(club("k2", "LΙONS", true), "a2", FEW)).isEqualTo(Made.NAME_TAKEN);
      assertThat(clubs.make(club("k2", "Lions", false), "a2", FEW)).isEqualTo(Made.NAME_TAKEN);
      assertThat(clubs.make(club("k2", "Moles", false), "a2", FEW)).isEqualTo(Made.DONE);
      assertThat(clubs.make(club("k3", "Moles", true), "a1", FEW)).isEqualTo(Made.DONE);
      assertThat(clubs.listed("", "", 9).stream().map(row -> row.club().id()))
          .containsExactly("k1", "k3");
      // To be found, it needs a name that nobody has; to be described otherwise, it does not.
      assertThat(change(clubs, "k2", "a2", club("k2", "Moles", true)))
          .hasValue(new ClubDecision.Refused(ClubDecision.Reason.NAME_TAKEN));
      Club about = new Club("k2", "Moles", "other", Joining.ASKED, false, 7, "");
      assertThat(change(clubs, "k2", "a2", about).orElseThrow())
          .isInstanceOf(ClubDecision.Write.class);
      assertThat(clubs.club("k2")).hasValue(about);
      assertThat(change(clubs, "k3", "a1", club("k3", "Lions.", true)))
          .hasValue(new ClubDecision.Refused(ClubDecision.Reason.NAME_TAKEN));
      change(clubs, "k3", "a1", club("k3", "Foxes", true));
      assertThat(clubs.named("fox es").map(Club::id)).hasValue("k3");
      assertThat(clubs.named("moles").map(Club::id)).hasValue("k2");
      assertThat(clubs.make(club("k4", "Badgers", true), "a1", FEW)).isEqualTo(Made.DONE);
      assertThat(clubs.make(club("k5", "Otters", true), "a1", FEW)).isEqualTo(Made.TOO_MANY);
      assertThat(clubs.dissolve("k4")).isTrue();
      assertThat(clubs.dissolve("k4")).isFalse();
      assertThat(clubs.named("Badgers")).isEmpty();
    }
  }

  private static Optional<ClubDecision> change(
      ClubStore clubs, String id, String owner, Club after) {
    return clubs.decide(id, owner, owner, 9, now -> RULES.change(now, after));
  }

  @Test
  default void ofManyWhoTakeTheLastPlacesAsManyComeAsFit() throws Exception {
    try (Store store = open();
        ExecutorService several = Executors.newVirtualThreadPerTaskExecutor()) {
      ClubStore clubs = clubs(store, true, "a1", "a2", "a3", "a4", "a5", "a6", "a7");
      List<Future<Optional<ClubDecision>>> joined = new ArrayList<>();
      for (String id : List.of("a2", "a3", "a4", "a5", "a6", "a7")) {
        joined.add(several.submit(() -> join(clubs, id, 9)));
      }
      int came = 0;
      for (Future<Optional<ClubDecision>> each : joined) {
        came += each.get().orElseThrow() instanceof ClubDecision.Write ? 1 : 0;
      }
      assertThat(came).isEqualTo(3);
      assertThat(people(clubs)).hasSize(4);
    }
  }

  @Test
  default void thereIsOneOwnerHoweverItIsHandedOverAndLeft() throws Exception {
    try (Store store = open();
        ExecutorService several = Executors.newVirtualThreadPerTaskExecutor()) {
      ClubStore clubs = clubs(store, true, "a1", "a2");
      join(clubs, "a2", 8);
      List<Future<?>> all =
          List.of(
              several.submit(() -> clubs.decide("k1", "a1", "a2", 9, RULES::handOver)),
              several.submit(() -> part(clubs, "a1", "a1")),
              several.submit(() -> part(clubs, "a2", "a2")),
              several.submit(() -> clubs.decide("k1", "a1", "a2", 9, RULES::handOver)));
      for (Future<?> each : all) {
        each.get();
      }
      assertThat(people(clubs).stream().filter(each -> each.endsWith("OWNER"))).hasSize(1);
    }
  }

  @Test
  default void whoeverIsConcernedHearsOfIt() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, true, "a1", "a2");
      Club asked = new Club("k1", "Lions", "", Joining.ASKED, true, 7, "code");
      change(clubs, "k1", "a1", asked);
      clubs.decide("k1", "a2", "a2", 9, now -> RULES.join(now, ""));
      assertThat(clubs.news("a1")).containsExactly(new ClubStore.News("k1", "Lions", 1, false));
      assertThat(clubs.news("a2")).isEmpty();
      assertThat(clubs.telling("k1", 5, 9)).isTrue();
      assertThat(clubs.telling("k1", 8, 10)).isFalse();
      long before = version(store, "a2");
      clubs.decide("k1", "a1", "a2", 10, RULES::admit);
      assertThat(clubs.news("a1")).isEmpty();
      assertThat(clubs.news("a2")).containsExactly(new ClubStore.News("k1", "Lions", 0, true));
      assertThat(version(store, "a2")).isGreaterThan(before);
      assertThat(clubs.organisers("k1")).containsExactly("a1");
      long unseen = version(store, "a2");
      clubs.seen("k1", "a2");
      assertThat(clubs.news("a2")).isEmpty();
      long seen = version(store, "a2");
      assertThat(seen).as("its other pages hear of it").isGreaterThan(unseen);
      clubs.seen("k1", "a2");
      assertThat(version(store, "a2")).as("nothing new").isEqualTo(seen);
    }
  }

  @Test
  default void whoeverOrganisesHearsOfThoseWhoWaitAndNobodyOfTheirOwnWishes() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, true, "a1", "a2", "a3");
      long quiet = version(store, "a1");
      join(clubs, "a2", 8);
      assertThat(clubs.news("a2")).as("it came by itself").isEmpty();
      assertThat(version(store, "a1")).as("nobody waits").isEqualTo(quiet);
      clubs.decide("k1", "a1", "a2", 9, now -> RULES.appoint(now, Role.ORGANISER));
      assertThat(clubs.news("a2")).as("it was there before").isEmpty();
      assertThat(version(store, "a1")).isEqualTo(quiet);
      change(clubs, "k1", "a1", new Club("k1", "Lions", "", Joining.ASKED, true, 7, "code"));
      clubs.decide("k1", "a3", "a3", 9, now -> RULES.join(now, ""));
      long asked = version(store, "a1");
      assertThat(asked).isGreaterThan(quiet);
      clubs.decide("k1", "a2", "a3", 10, RULES::admit);
      assertThat(version(store, "a1")).as("another has answered").isGreaterThan(asked);
    }
  }

  private static long version(Store store, String account) {
    return store
        .accounts()
        .orElseThrow()
        .friends()
        .versions(Set.of(account))
        .getOrDefault(account, 0L);
  }

  @Test
  default void tournamentsOfAClubAreForItsMembers() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, false, "a1", "a2", "a3");
      join(clubs, "a2", 8);
      TournamentStore cups = store.tournaments().orElseThrow();
      Optional<String> of = Optional.of("k1");
      assertThat(cups.make("c1", cup("a2"), of, 8, 50, Bounds.STANDARD))
          .isEqualTo(Making.NOT_AN_ORGANISER);
      assertThat(cups.make("c1", cup("a1"), of, 8, 50, Bounds.STANDARD)).isEqualTo(Making.DONE);
      assertThat(cups.admits("c1", "a3")).isFalse();
      assertThat(cups.admits("c1", "a2")).isTrue();
      assertThat(enter(cups, "c1", 1, "a3")).isFalse();
      assertThat(enter(cups, "c1", 1, "a2")).isTrue();
      assertThat(cups.found("c1", Looker.GUEST)).isEmpty();
      assertThat(cups.found("c1", new Looker("a3", false))).isEmpty();
      assertThat(cups.list(Choice.ALL, new Looker("a3", false), 9)).isEmpty();
      Looker member = new Looker("a2", false);
      assertThat(cups.found("c1", member).orElseThrow().club()).hasValue(new OfClub("k1", "Lions"));
      part(clubs, "a2", "a2");
      assertThat(cups.log("c1").getLast().entry()).isEqualTo(new TournamentEntry.Withdrew("a2"));
      assertThat(cups.due(60, 9)).as("it still begins").containsExactly("c1");
      assertThat(enter(cups, "c1", 3, "a2")).isFalse();
      // What nobody could find stays hidden when the club ends.
      clubs.dissolve("k1");
      assertThat(cups.found("c1", Looker.GUEST)).isEmpty();
      assertThat(cups.found("c1", new Looker("a1", false)).orElseThrow().club()).isEmpty();
    }
  }

  @Test
  default void aClubOutlivesItsOwnersAccount() {
    try (Store store = open()) {
      ClubStore clubs = clubs(store, true, "a1", "a2", "a3");
      TournamentStore cups = store.tournaments().orElseThrow();
      cups.make("c1", cup("a1"), Optional.of("k1"), 8, 50, Bounds.STANDARD);
      join(clubs, "a2", 8);
      join(clubs, "a3", 9);
      store.accounts().orElseThrow().delete("a1");
      assertThat(people(clubs)).containsExactly("a2 OWNER", "a3 MEMBER");
      store.accounts().orElseThrow().delete("a3");
      assertThat(people(clubs)).containsExactly("a2 OWNER");
      store.accounts().orElseThrow().delete("a2");
      assertThat(clubs.club("k1")).isEmpty();
      assertThat(cups.found("c1", Looker.GUEST)).as("it is no club's").isPresent();
    }
  }
}
