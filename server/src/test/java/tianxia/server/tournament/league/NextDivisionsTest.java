package tianxia.server.tournament.league;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.tournament.league.Seasons.divisions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Who plays where: tables by hand, and random leagues of many seasons.
final class NextDivisionsTest {
  /// The orders after a season, who leaves, who comes, and the divisions of the next season.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // One goes up over each border and one down.
        "4 | 1 | abcd efgh ijkl | ''  | ''    | abce dfgi hjkl",
        "4 | 2 | abcd efgh      | ''  | ''    | abef cdgh",
        // One division: nobody moves.
        "4 | 1 | abcd           | ''  | ''    | abcd",
        // In small divisions fewer move than the maker wants.
        "4 | 3 | abc de         | ''  | ''    | abd ce",
        // A place that is left is filled from below, not by who has just gone down.
        "4 | 1 | abcd efgh      | b   | ''    | acef dgh",
        // Who has left in the last place counts among those who go down.
        "4 | 1 | abcd efgh ijkl | d   | ''    | abce fgij hkl",
        // The first of the second division leaves: the next one has the free place.
        "4 | 1 | abcd efgh      | e   | ''    | abcf dgh",
        // Newcomers begin at the bottom; where there are more divisions the last who stay fall, not
        // who has just moved.
        "4 | 1 | abcd efgh      | ''  | xy    | abce dfg hxy",
        "6 | 1 | abcdef ghijkl  | ''  | x     | abcdg efhi jklx",
        // Too few are left.
        "4 | 1 | abc            | bc  | ''    | ''",
        "4 | 1 | abc            | c   | ''    | ab",
        // Fewer divisions.
        "4 | 1 | abc def ghi    | cgi | ''    | abd efh",
      })
  void theNextSeason(
      int most, int movers, String orders, String left, String came, String expected) {
    Seasons seasons = new Seasons(most, movers);
    List<List<String>> before = divisions(orders);
    before.forEach(all -> seasons.join(all.toArray(String[]::new)));
    seasons.begin(before).end(before);
    divisions(left).forEach(all -> seasons.leave(all.toArray(String[]::new)));
    divisions(came).forEach(all -> seasons.join(all.toArray(String[]::new)));
    assertThat(seasons.next()).isEqualTo(expected);
  }

  @Test
  void theFirstSeasonGoesByRatingThenByWhoCameFirst() {
    Seasons seasons = new Seasons(4, 1);
    int[] ratings = {1400, 1600, 1500, 1600, 1300, 1500};
    for (int i = 0; i < ratings.length; i++) {
      seasons.add(new LeagueEntry.Joined(String.valueOf((char) ('a' + i)), ratings[i]));
    }
    assertThat(seasons.next()).isEqualTo("bcd aef");
  }

  @Test
  void whoWasDroppedAndComesBackBeginsAtTheBottom() {
    Seasons seasons = new Seasons(4, 1).join("a", "b", "c", "d", "e", "f", "g", "h");
    seasons.begin().end(divisions("bcda efgh"), "a");
    // The one who was dropped in the last place is the one who goes down.
    assertThat(seasons.next()).isEqualTo("bcde fgh");
    seasons.join("a");
    assertThat(seasons.next()).isEqualTo("bcde afgh");
  }

  @Test
  void whoLeavesAndThinksBetterOfItKeepsTheirPlace() {
    Seasons seasons = new Seasons(4, 1).join("a", "b", "c", "d", "e", "f", "g", "h");
    seasons.begin().leave("a").end(divisions("abcd efgh")).join("a");
    assertThat(seasons.next()).isEqualTo("abce dfgh");
  }

  /// Twelve seasons of a league that people join and leave at random.
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7, 12})
  void nobodyIsLostAndAllDivisionsAreAlike(int most) {
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed * 31 + most);
      Seasons seasons = new Seasons(most, 1 + random.nextInt(3));
      int known = 0;
      for (int season = 0; season < 12; season++) {
        for (int more = random.nextInt(season == 0 ? 40 : 5); more > 0; more--) {
          seasons.join("p" + known++);
        }
        List<List<String>> next = NextDivisions.of(seasons.now());
        whole(seasons.now(), next);
        if (next.isEmpty()) {
          continue;
        }
        ordered(seasons.now(), next);
        play(seasons.begin(next), random);
      }
    }
  }

  private static void play(Seasons seasons, Random random) {
    List<List<String>> orders = new ArrayList<>();
    Set<String> dropped = new HashSet<>();
    for (List<String> division : seasons.now().places()) {
      List<String> order = new ArrayList<>(division);
      Collections.shuffle(order, random);
      orders.add(order);
      for (String account : order) {
        int fate = random.nextInt(12);
        if (fate == 0) {
          dropped.add(account);
        } else if (fate == 1) {
          seasons.leave(account);
        }
      }
    }
    seasons.end(orders, dropped.toArray(String[]::new));
    if (random.nextInt(3) == 0) {
      dropped.stream().sorted().limit(1).forEach(seasons::join);
    }
  }

  /// Everybody who stays is in one division, and their sizes differ by one at most.
  private static void whole(League league, List<List<String>> next) {
    List<String> staying = league.staying().stream().map(Member::account).toList();
    if (staying.size() < 2) {
      assertThat(next).isEmpty();
      return;
    }
    assertThat(next.stream().flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(staying)
        .doesNotHaveDuplicates();
    int least = next.getLast().size();
    assertThat(least).isGreaterThan(1);
    assertThat(next.getFirst().size()).isLessThanOrEqualTo(league.terms().most());
    assertThat(next).allSatisfy(all -> assertThat(all.size()).isBetween(least, least + 1));
    assertThat(next).hasSize((staying.size() + league.terms().most() - 1) / league.terms().most());
  }

  /// Of those who were in one division nobody is below who finished behind them; nobody who came is
  /// above anybody who was there.
  private static void ordered(League league, List<List<String>> next) {
    for (List<String> order : league.places()) {
      List<Integer> now =
          order.stream()
              .filter(account -> league.member(account).filter(m -> m.placed()).isPresent())
              .map(account -> place(next, account))
              .filter(place -> place >= 0)
              .toList();
      assertThat(now).isSorted();
    }
    Set<String> before = new HashSet<>();
    league.places().forEach(before::addAll);
    int newcomers =
        league.staying().stream()
            .filter(member -> !member.placed())
            .mapToInt(member -> place(next, member.account()))
            .min()
            .orElse(Integer.MAX_VALUE);
    assertThat(league.staying())
        .filteredOn(Member::placed)
        .allSatisfy(
            member -> assertThat(place(next, member.account())).isLessThanOrEqualTo(newcomers));
  }

  private static int place(List<List<String>> divisions, String account) {
    for (int i = 0; i < divisions.size(); i++) {
      if (divisions.get(i).contains(account)) {
        return i;
      }
    }
    return -1;
  }

  /// As long as nobody comes or goes, exactly those move who were to.
  @Test
  void theFirstGoUpAndTheLastGoDown() {
    for (int movers = 1; movers <= 3; movers++) {
      Seasons seasons = new Seasons(6, movers);
      for (int i = 0; i < 24; i++) {
        seasons.join("p" + i);
      }
      seasons.begin();
      List<List<String>> before = seasons.now().places();
      List<List<String>> next = NextDivisions.of(seasons.end(before).now());
      for (int i = 0; i < 3; i++) {
        assertThat(next.get(i)).containsAll(before.get(i + 1).subList(0, movers));
        assertThat(next.get(i + 1)).containsAll(before.get(i).subList(6 - movers, 6));
        assertThat(next.get(i)).containsAll(before.get(i).subList(i == 0 ? 0 : movers, 6 - movers));
      }
    }
  }

  @Test
  void fewerMoveInSmallDivisions() {
    assertThat(Exchange.of(List.of(12, 11, 3, 2), 3)).containsExactly(3, 1, 1);
    assertThat(Exchange.of(List.of(5), 3)).isEmpty();
    assertThat(Exchange.of(List.of(), 3)).isEmpty();
  }
}
