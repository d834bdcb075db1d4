package tianxia.server.tournament.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static tianxia.server.tournament.league.Seasons.divisions;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.league.LeagueRules.Decision;
import tianxia.server.tournament.league.LeagueRules.Reason;
import tianxia.server.tournament.pairing.TieBreak;

/// A league as its log tells it, what may be written to it, and what comes next.
final class LeagueTest {
  private static final long DAY = Duration.ofDays(1).toMillis();

  private static Decision refused(Reason reason) {
    return new Decision.Refused(reason);
  }

  @Test
  void membersJoinAndLeave() {
    Seasons seasons = new Seasons(4, 1).join("a", "b");
    assertThat(LeagueRules.join(seasons.now(), "a", 9)).isEqualTo(new Decision.Done());
    assertThat(LeagueRules.join(seasons.now(), "c", 9))
        .isEqualTo(new Decision.Write(new LeagueEntry.Joined("c", 9)));
    assertThat(LeagueRules.leave(seasons.now(), "c")).isEqualTo(refused(Reason.NOT_A_MEMBER));
    seasons.leave("b");
    assertThat(seasons.now().member("b")).isEmpty();
    seasons.join("b").begin().leave("b");
    assertThat(LeagueRules.leave(seasons.now(), "b")).isEqualTo(new Decision.Done());
    assertThat(seasons.now().member("b").orElseThrow().left()).isTrue();
    assertThat(seasons.now().staying()).hasSize(1);
    assertThat(LeagueRules.join(seasons.now(), "b", 9)).isInstanceOf(Decision.Write.class);
    seasons.add(new LeagueEntry.Closed());
    assertThat(LeagueRules.join(seasons.now(), "c", 9)).isEqualTo(refused(Reason.CLOSED));
    assertThat(LeagueRules.leave(seasons.now(), "a")).isEqualTo(refused(Reason.CLOSED));
    assertThat(LeagueRules.call(seasons.now())).isEqualTo(refused(Reason.CLOSED));
    assertThat(LeagueRules.close(seasons.now())).isEqualTo(new Decision.Done());
  }

  @Test
  void thereIsAnEndToHowManyJoin() {
    Seasons seasons = new Seasons(12, 1);
    for (int i = 0; i < LeagueRules.MAX_MEMBERS; i++) {
      seasons.join("p" + i);
    }
    assertThat(LeagueRules.join(seasons.now(), "x", 9)).isEqualTo(refused(Reason.FULL));
    assertThat(LeagueRules.join(seasons.leave("p3").now(), "x", 9))
        .isInstanceOf(Decision.Write.class);
    assertThat(NextDivisions.of(seasons.now())).hasSize(12);
  }

  @Test
  void twoSeasonsNeverOverlap() {
    Seasons seasons = new Seasons(4, 1).join("a");
    assertThat(LeagueRules.call(seasons.now())).isEqualTo(refused(Reason.TOO_FEW));
    seasons.join("b");
    assertThat(LeagueRules.call(seasons.now()))
        .isEqualTo(new Decision.Write(new LeagueEntry.Called()));
    seasons.add(new LeagueEntry.Called());
    assertThat(LeagueRules.call(seasons.now())).isEqualTo(new Decision.Done());
    assertThat(SeasonStep.of(seasons.now(), false, 1))
        .isEqualTo(new SeasonStep.Begin(divisions("ab")));
    seasons.begin();
    assertThat(seasons.now().called()).isFalse();
    assertThat(LeagueRules.call(seasons.now())).isEqualTo(refused(Reason.RUNNING));
    assertThat(SeasonStep.of(seasons.now(), false, 9 * DAY))
        .isEqualTo(new SeasonStep.Wait(OptionalLong.of(9 * DAY + DAY / 24)));
    assertThat(SeasonStep.of(seasons.now(), true, 1)).isEqualTo(new SeasonStep.Finish());
  }

  @Test
  void aSeasonBeginsAtItsTimeOrWaitsForEnough() {
    Seasons seasons = new Seasons(4, 1).join("a", "b");
    assertThat(SeasonStep.of(seasons.now(), false, Seasons.FIRST - 1))
        .isEqualTo(new SeasonStep.Wait(OptionalLong.of(Seasons.FIRST)));
    assertThat(SeasonStep.of(seasons.now(), false, Seasons.FIRST))
        .isEqualTo(new SeasonStep.Begin(divisions("ab")));
    seasons.leave("b");
    assertThat(SeasonStep.of(seasons.now(), false, Seasons.FIRST))
        .isEqualTo(new SeasonStep.Wait(OptionalLong.of(Seasons.FIRST + DAY)));
    long end = Seasons.FIRST + 60 * DAY;
    assertThat(SeasonStep.of(seasons.now(), false, end - 1))
        .isEqualTo(new SeasonStep.Wait(OptionalLong.of(end)));
    assertThat(SeasonStep.of(seasons.now(), false, end)).isEqualTo(new SeasonStep.Close());
    seasons.add(new LeagueEntry.Closed());
    assertThat(SeasonStep.of(seasons.now(), false, end))
        .isEqualTo(new SeasonStep.Wait(OptionalLong.empty()));
  }

  @Test
  void whatWasBeforeASeasonIsNotNeededToKnowWhereALeagueStands() {
    Seasons seasons = new Seasons(4, 1).join("a", "b", "c", "d", "e", "f").begin();
    seasons.leave("b").join("x").end(divisions("acb fed"), "d").join("y").begin();
    int last = seasons.log.size() - 1;
    seasons.join("z").leave("a");
    List<LeagueEntry> part = new ArrayList<>(List.of(seasons.log.getFirst()));
    part.addAll(seasons.log.subList(last, seasons.log.size()));
    League short_ = League.of(part);
    assertThat(short_.members()).isEqualTo(seasons.now().members());
    assertThat(short_.divisions()).isEqualTo(seasons.now().divisions());
    assertThat(short_.season()).isEqualTo(2);
    assertThat(NextDivisions.of(short_)).isEqualTo(NextDivisions.of(seasons.now()));
  }

  @Test
  void theEndOfASeasonIsThatOfItsTournaments() {
    Seasons seasons = new Seasons(4, 1).join("a", "b", "c").begin();
    LeagueTerms terms = seasons.now().terms();
    List<TournamentEntry> log = new ArrayList<>();
    log.add(new TournamentEntry.Made("", terms.of(1, 1), Seasons.BY_DAYS));
    assertThat(terms.of(1, 1).name()).isEqualTo("Town S1 D1");
    for (String account : List.of("a", "b", "c")) {
      log.add(new TournamentEntry.Entered(account, 1500));
    }
    log.add(new TournamentEntry.Started());
    String[][] pairs = {{"b", "c"}, {"c", "a"}, {"a", "b"}};
    for (int i = 0; i < pairs.length; i++) {
      log.add(
          new TournamentEntry.Paired(
              List.of(new TournamentEntry.Board("t" + i, List.of(pairs[i]))), List.of()));
    }
    // Whoever meets a does not find them; c beats b.
    log.add(new TournamentEntry.Ended("t0", Set.of(2), Set.of()));
    log.add(new TournamentEntry.Ended("t1", Set.of(1), Set.of(2)));
    log.add(new TournamentEntry.Ended("t2", Set.of(2), Set.of(1)));
    LeagueEntry.Ended ended = SeasonEnd.of(seasons.now(), List.of(Tournament.of(log)), 5_000);
    assertThat(ended.divisions())
        .containsExactly(new LeagueEntry.Division("s1.1", List.of("c", "b", "a")));
    assertThat(ended.dropped()).containsExactly("a");
    assertThat(ended.next()).isEqualTo(5_000 + 7 * DAY);
    assertThat(seasons.add(ended).now().staying())
        .extracting(Member::account)
        .containsExactly("b", "c");
    assertThat(seasons.next()).isEqualTo("bc");
  }

  @Test
  void aLogIsOfOneLeagueWithSoundTerms() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> League.of(List.of(new LeagueEntry.Called())));
    Seasons seasons = new Seasons(4, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> seasons.now().after(seasons.log.getFirst()));
    for (int[] wrong :
        new int[][] {{3, 1, 7}, {13, 1, 7}, {4, 0, 7}, {4, 4, 7}, {4, 1, 0}, {4, 1, 91}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> new LeagueTerms("x", "qin", Map.of(), wrong[0], wrong[1], wrong[2], List.of()));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            new LeagueTerms("x", "qin", Map.of(), 4, 1, 7, List.of(TieBreak.WINS, TieBreak.WINS)));
  }
}
