package tianxia.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The figures are those of the tests of OpenSkill (github.com/philihp/openskill.js,
/// `src/models/__tests__/plackett-luce.test.ts` and `plackett-luce-series.test.ts`), whose last
/// ones come from the implementation rank 1.02.
final class PlackettLuceTest {
  private static final double NO_DRIFT = 0;

  private static List<Rating> fresh(List<Integer> places) {
    return PlackettLuce.after(Collections.nCopies(places.size(), Rating.INITIAL), places, NO_DRIFT);
  }

  private static void assertRatings(List<Rating> found, double... expected) {
    assertThat(found).hasSize(expected.length / 2);
    for (int i = 0; i < found.size(); i++) {
      assertThat(found.get(i).mean()).isCloseTo(expected[2 * i], within(1e-12 * 25));
      assertThat(found.get(i).deviation()).isCloseTo(expected[2 * i + 1], within(1e-12 * 25));
    }
  }

  @Test
  void twoSeats() {
    assertRatings(
        fresh(List.of(1, 2)),
        27.63523138347365,
        8.065506316323548,
        22.36476861652635,
        8.065506316323548);
  }

  @Test
  void severalSeats() {
    assertRatings(
        fresh(List.of(1, 2, 3)),
        27.868876552746237,
        8.204837030780652,
        25.717219138186557,
        8.057829747583874,
        21.413904309067206,
        8.057829747583874);
    assertRatings(
        fresh(List.of(1, 2, 3, 4)),
        27.795084971874736,
        8.263160757613477,
        26.552824984374855,
        8.179213704945203,
        24.68943500312503,
        8.083731307186588,
        20.96265504062538,
        8.083731307186588);
    assertRatings(
        fresh(List.of(1, 2, 3, 4, 5)),
        27.666666666666668,
        8.290556877154474,
        26.833333333333332,
        8.240145629781066,
        25.72222222222222,
        8.179996679645559,
        24.055555555555557,
        8.111796013701358,
        20.72222222222222,
        8.111796013701358);
  }

  @Test
  void aSeriesWithSharedPlaces() {
    Rating[] all = new Rating[5];
    Arrays.fill(all, Rating.INITIAL);
    play(all, List.of(0, 1, 2, 3, 4), List.of(1, 2, 2, 4, 4));
    play(all, List.of(4, 2, 1), List.of(1, 2, 2));
    play(all, List.of(3, 1, 2, 0), List.of(1, 1, 3, 3));
    double[] expected = {
      26.353761103,
      8.11102706,
      24.618479789,
      7.90533551,
      23.065819512,
      7.822005595,
      24.476332403,
      8.106111471,
      26.385499685,
      8.054090809
    };
    for (int i = 0; i < all.length; i++) {
      assertThat(all[i].mean()).isCloseTo(expected[2 * i], within(1e-8));
      assertThat(all[i].deviation()).isCloseTo(expected[2 * i + 1], within(1e-8));
    }
  }

  private static void play(Rating[] all, List<Integer> who, List<Integer> places) {
    List<Rating> after =
        PlackettLuce.after(who.stream().map(i -> all[i]).toList(), places, NO_DRIFT);
    IntStream.range(0, who.size()).forEach(i -> all[who.get(i)] = after.get(i));
  }

  @Test
  void theOrderOfTheSeatsDoesNotMatter() {
    Rating strong = new Rating(31, 3);
    Rating weak = new Rating(22, 5);
    List<Rating> one = PlackettLuce.after(List.of(strong, weak), List.of(2, 1), PlackettLuce.DRIFT);
    List<Rating> other =
        PlackettLuce.after(List.of(weak, strong), List.of(1, 2), PlackettLuce.DRIFT);
    assertThat(one).containsExactly(other.get(1), other.get(0));
    assertThat(one.get(0).mean()).isLessThan(31);
    assertThat(one.get(1).mean()).isGreaterThan(22);
  }

  @Test
  void aWinThatIsSharedCountsLessThanOneAlone() {
    double alone = fresh(List.of(1, 2, 2, 2)).get(0).mean();
    double shared = fresh(List.of(1, 1, 2, 2)).get(0).mean();
    assertThat(alone).isGreaterThan(shared);
    assertThat(shared).isGreaterThan(25);
    assertThat(fresh(List.of(1, 1)).get(0).mean()).isEqualTo(25);
  }

  @Test
  void certaintyGrowsAndFades() {
    Rating certain = new Rating(25, 0.05);
    List<Rating> after =
        PlackettLuce.after(List.of(certain, certain), List.of(1, 2), PlackettLuce.DRIFT);
    assertThat(after.get(0).deviation()).isGreaterThan(certain.deviation());
    assertThat(fresh(List.of(1, 2)).get(0).deviation()).isLessThan(Rating.INITIAL.deviation());
  }

  @Test
  void whatIsShown() {
    assertThat(Rating.INITIAL.shown()).isEqualTo(1500);
    assertThat(Rating.INITIAL.uncertainty()).isEqualTo(246);
    assertThat(Rating.INITIAL.provisional()).isTrue();
    // 100 points more win 64 games of 100, where nothing is uncertain.
    Rating better = new Rating(25 + 100 / 29.480887, 0);
    assertThat(better.shown()).isEqualTo(1600);
    double odds = Math.exp((better.mean() - 25) / (Math.sqrt(2) * 25 / 6));
    assertThat(odds / (1 + odds)).isCloseTo(0.64, within(0.001));
    assertThat(new Rating(25, 6).provisional()).isFalse();
  }
}
