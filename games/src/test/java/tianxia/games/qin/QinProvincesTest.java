package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.testkit.proof.Proves;

/// Provinces: how they are founded, grow and join.
final class QinProvincesTest {

  @Test
  @Proves("QIN-7")
  void aLoneSquareIsNoProvinceAndBearsNothing() {
    Scene scene = new Scene(2).lay(1, "Rh9Yi9");
    assertThat(scene.province("h9")).isEqualTo("none");
    assertThat(scene.province("i9")).isEqualTo("none");
    assertThat(scene.supply(1)).isEqualTo(24);
  }

  @Test
  @Proves("QIN-7")
  void aProvinceBearsOnePagodaAndFromFiveSquaresOnTwo() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10");
    assertThat(scene.supply(1)).isEqualTo(23);
    scene.lay(1, "Rh11Rh12");
    assertThat(scene.province("h9")).isEqualTo("R 1 4");
    assertThat(scene.supply(1)).isEqualTo(23);
    scene.lay(1, "Rh13Yi13");
    assertThat(scene.province("h9")).isEqualTo("R 1 5");
    assertThat(scene.supply(1)).isEqualTo(22);
    scene.lay(1, "Ri11Ri12");
    assertThat(scene.province("h9")).isEqualTo("R 1 7");
    assertThat(scene.supply(1)).isEqualTo(22);
  }

  @Test
  @Proves("QIN-8")
  void eachColourOfATileIsResolvedOnItsOwn() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Yg9Yg10").lay(1, "Yg8Rh8");
    assertThat(scene.province("h8")).isEqualTo("R 1 3");
    // The start square g7 joins it.
    assertThat(scene.province("g8")).isEqualTo("Y 2 4");
  }

  @Test
  @Proves("QIN-8")
  void aProvinceTouchedByBothSquaresCountsOnce() {
    Scene scene = new Scene(2).lay(1, "Rh11Rh12");
    assertThat(scene.legal("Ri11Ri12")).isTrue();
    scene.play("Ri11Ri12");
    assertThat(scene.province("i12")).isEqualTo("R 1 4");
  }

  @Test
  @Proves("QIN-9")
  void theMoverFoundsAProvinceAndOwnsIt() {
    Scene scene = new Scene(2).lay(2, "Rd6Be6");
    // d6 is a single red square; d7 unites it with the start square e7.
    scene.lay(1, "Rd7Yd8");
    assertThat(scene.province("e7")).isEqualTo("R 1 3");
    assertThat(scene.province("d8")).isEqualTo("none");
  }

  @Test
  @Proves("QIN-9")
  void aProvinceFoundedWithFiveSquaresIsMajorAtOnce() {
    Scene scene = new Scene(2).lay(2, "Yb5Rc5").lay(2, "Rd6Bd7").lay(2, "Rf5Yg5");
    scene.lay(1, "Rd5Re5");
    assertThat(scene.province("c5")).isEqualTo("R 1 5");
    assertThat(scene.supply(1)).isEqualTo(22);
  }

  @Test
  @Proves("QIN-10")
  void aProvinceThatGrowsKeepsItsOwnerWhoeverMoved() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh11Rh12");
    assertThat(scene.province("h12")).isEqualTo("R 1 4");
    scene.lay(2, "Rh13Yi13");
    assertThat(scene.province("h13")).isEqualTo("R 1 5");
    assertThat(scene.supply(1)).isEqualTo(22);
    assertThat(scene.supply(2)).isEqualTo(24);
  }

  @Test
  @Proves("QIN-11")
  void joinedProvincesGoToTheSeatWithMostSquaresBeforeTheTile() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh12Rh13").lay(2, "Ri13Bj13");
    assertThat(scene.province("i13")).isEqualTo("R 2 3");
    // With the tile's square and the single square i11 the mover would have more.
    scene.lay(1, "Bi10Ri11").lay(1, "Yg11Rh11");
    assertThat(scene.province("h11")).isEqualTo("R 2 7");
    assertThat(scene.supply(1)).isEqualTo(24);
    assertThat(scene.supply(2)).isEqualTo(22);
  }

  @Test
  @Proves("QIN-11")
  void theSquaresOfOneSeatInSeveralProvincesAreSummed() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(1, "Ri11Rj11");
    scene.lay(2, "Rh12Rh13").lay(2, "Ri13Bj13");
    scene.play("Yg11Rh11");
    assertThat(scene.province("h11")).isEqualTo("R 1 8");
    assertThat(scene.supply(2)).isEqualTo(24);
  }

  @Test
  @Proves("QIN-12")
  void twoMajorProvincesCannotJoin() {
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    scene.lay(2, "Rh8Rh9").lay(2, "Rh10Rh11").lay(2, "Rh12Rh13");
    assertThat(scene.refused("Rh6Rh7")).isEqualTo("QIN-12 two-majors");
    assertThat(scene.legal("Rh6Bh7")).isTrue();
  }

  @Test
  @Proves("QIN-12")
  void notEvenTwoOfOneOwnerAndEitherColourSuffices() {
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    scene.lay(1, "Rh7Rh8").lay(1, "Rh9Rh10").lay(1, "Rh11Rh12");
    assertThat(scene.refused("Yg6Rh6")).isEqualTo("QIN-12 two-majors");
    assertThat(scene.refused("Rh6Yi6")).isEqualTo("QIN-12 two-majors");
    assertThat(scene.legal("Rg6Yh6")).isTrue();
  }

  @Test
  @Proves("QIN-13")
  void aMajorProvinceIsNeverTaken() {
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Bi5");
    scene.lay(2, "Rf6Rg6").lay(2, "Bf4Rf5").lay(2, "Ri6Rj6").lay(2, "Rk6Bl6");
    assertThat(scene.province("g6")).isEqualTo("R 2 3");
    assertThat(scene.province("i6")).isEqualTo("R 2 3");
    int before = scene.supply(2);
    scene.play("Rh6Yh7");
    assertThat(scene.province("h6")).isEqualTo("R 1 12");
    assertThat(scene.supply(2)).isEqualTo(before + 2);
  }

  @Test
  @Proves({"QIN-13", "QIN-14"})
  void aMajorProvinceSettlesATieOfTheSmallOnes() {
    Scene scene = new Scene(3).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Bi5");
    scene.lay(2, "Rf6Rg6").lay(3, "Ri6Rj6");
    scene.play("Rh6Yh7");
    assertThat(scene.province("h6")).isEqualTo("R 1 10");
  }

  @Test
  @Proves("QIN-14")
  void aTieForTheHighestSumForbidsTheJoin() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh12Rh13");
    assertThat(scene.refused("Rh11Bi11")).isEqualTo("QIN-14 tie");
    assertThat(scene.refused("Rh11Ri11")).isEqualTo("QIN-14 tie");
    assertThat(scene.refused("Yg11Rh11")).isEqualTo("QIN-14 tie");
  }

  @Test
  @Proves("QIN-14")
  void aTieBelowTheHighestDoesNotMatter() {
    Scene scene = new Scene(3).lay(1, "Rh9Rh10").lay(1, "Yg8Rh8");
    scene.lay(2, "Rh12Rh13").lay(3, "Ri11Rj11");
    scene.play("Yg11Rh11");
    assertThat(scene.province("h11")).isEqualTo("R 1 8");
  }

  @Test
  @Proves({"QIN-8", "QIN-14"})
  void bothSquaresOfATileOfOneColourJoinTogether() {
    // h11 alone would tie 2 against 2; with i11, which touches two more squares of seat 1, it is
    // legal.
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh12Rh13").lay(1, "Rj11Rk11");
    assertThat(scene.refused("Rh11Yi11")).isEqualTo("QIN-14 tie");
    scene.play("Rh11Ri11");
    assertThat(scene.province("h11")).isEqualTo("R 1 8");
    // Each square alone extends a province; both together would tie.
    Scene other = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rj11Rk11");
    assertThat(other.legal("Rh11Yi11")).isTrue();
    assertThat(other.legal("Yh11Ri11")).isTrue();
    assertThat(other.refused("Rh11Ri11")).isEqualTo("QIN-14 tie");
  }
}
