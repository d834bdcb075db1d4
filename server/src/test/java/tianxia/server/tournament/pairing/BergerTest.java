package tianxia.server.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The tables are those of the FIDE Handbook, C.05, annex 1.
final class BergerTest {
  private static List<String> written(int players) {
    return Berger.rounds(players).stream()
        .map(round ->
            round.pairs().stream()
                .map(pair -> pair.first() + "-" + pair.second())
                .collect(Collectors.joining(" ")))
        .toList();
  }

  @Test
  void four() {
    assertThat(written(4)).containsExactly("1-4 2-3", "4-3 1-2", "2-4 3-1");
  }

  @Test
  void six() {
    assertThat(written(6))
        .containsExactly("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");
  }

  @Test
  void eight() {
    assertThat(written(8))
        .containsExactly(
            "1-8 2-7 3-6 4-5",
            "8-5 6-4 7-3 1-2",
            "2-8 3-1 4-7 5-6",
            "8-6 7-5 1-4 2-3",
            "3-8 4-2 5-1 6-7",
            "8-7 1-6 2-5 3-4",
            "4-8 5-3 6-2 7-1");
  }

  @Test
  void ten() {
    assertThat(written(10))
        .containsExactly(
            "1-10 2-9 3-8 4-7 5-6",
            "10-6 7-5 8-4 9-3 1-2",
            "2-10 3-1 4-9 5-8 6-7",
            "10-7 8-6 9-5 1-4 2-3",
            "3-10 4-2 5-1 6-9 7-8",
            "10-8 9-7 1-6 2-5 3-4",
            "4-10 5-3 6-2 7-1 8-9",
            "10-9 1-8 2-7 3-6 4-5",
            "5-10 6-4 7-3 8-2 9-1");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 7, 9, 12, 13, 16, 31, 64})
  void eachMeetsEachOnce(int players) {
    Set<Set<Integer>> met = new HashSet<>();
    int[] byes = new int[players + 1];
    int[] first = new int[players + 1];
    for (RoundPairing round : Berger.rounds(players)) {
      Set<Integer> seated = new HashSet<>();
      for (Pair pair : round.pairs()) {
        assertThat(met.add(Set.of(pair.first(), pair.second()))).isTrue();
        assertThat(seated.add(pair.first()) && seated.add(pair.second())).isTrue();
        first[pair.first()]++;
      }
      round.bye().ifPresent(number -> byes[number]++);
      assertThat(seated).hasSize(players - players % 2);
    }
    assertThat(met).hasSize(players * (players - 1) / 2);
    for (int player = 1; player <= players; player++) {
      assertThat(byes[player]).isEqualTo(players % 2);
      assertThat(2 * first[player] - (players - 1)).isBetween(-1, 1);
    }
  }

  @Test
  void twiceWithoutThreeInARow() {
    List<RoundPairing> rounds = Berger.doubleRounds(8);
    assertThat(rounds).hasSize(14);
    for (int player = 1; player <= 8; player++) {
      int inARow = 0;
      boolean last = false;
      int first = 0;
      for (RoundPairing round : rounds) {
        int number = player;
        boolean now = round.pairs().stream().anyMatch(pair -> pair.first() == number);
        inARow = now == last ? inARow + 1 : 1;
        last = now;
        first += now ? 1 : 0;
        assertThat(inARow).isLessThan(3);
      }
      assertThat(first).isEqualTo(7);
    }
  }

  @Test
  void nobodyOrOne() {
    assertThat(Berger.rounds(1)).hasSize(1);
    assertThat(Berger.rounds(1).getFirst().bye()).hasValue(1);
    assertThat(Berger.rounds(0)).isEmpty();
  }
}
