package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.testkit.proof.Proves;

/// Villages: the seat with the most pagodas around one owns it.
final class QinVillagesTest {

  @Test
  @Proves({"QIN-15", "QIN-16"})
  void anUnownedVillageGoesToTheSeatWithMost() {
    Scene scene = new Scene(2).lay(1, "Ri3Ri4");
    assertThat(scene.village("j3")).isEqualTo(1);
    assertThat(scene.supply(1)).isEqualTo(22);
  }

  @Test
  @Proves({"QIN-15", "QIN-16", "QIN-17"})
  void anOwnedVillageGoesToWhoeverHasMoreThanItsOwner() {
    Scene scene = new Scene(2).lay(1, "Ri3Ri4").lay(2, "Yk3Yk4");
    // One each; the village's own pagoda does not count, but its owner keeps it.
    assertThat(scene.village("j3")).isEqualTo(1);
    // The yellow province touches it with two squares, but counts once.
    scene.lay(2, "Yj4Bj5");
    assertThat(scene.village("j3")).isEqualTo(1);
    // A major province counts twice, even when seat 1 moves.
    scene.lay(1, "Yk5Yk6");
    assertThat(scene.village("j3")).isEqualTo(2);
    assertThat(scene.supply(1)).isEqualTo(23);
    assertThat(scene.supply(2)).isEqualTo(21);
  }

  @Test
  @Proves("QIN-16")
  void equalNumbersAtTheTopLeaveAVillageUnowned() {
    Scene scene = new Scene(2).lay(1, "Rc2Rd2").lay(2, "Yg2Yh2").lay(1, "Re2Yf2");
    assertThat(scene.village("e3")).isEqualTo(0);
    scene.lay(2, "Be4Bf4");
    assertThat(scene.village("f3")).isEqualTo(2);
  }

  @Test
  @Proves("QIN-16")
  void equalNumbersBelowTheTopProtectNobody() {
    Scene scene = new Scene(3).lay(1, "Rc2Rd2").lay(2, "Yg2Yh2").lay(1, "Re2Yf2");
    scene.lay(3, "Be4Bf4");
    assertThat(scene.village("e3")).isEqualTo(0);
    scene.lay(3, "Rg3Rg4");
    assertThat(scene.village("e3")).isEqualTo(3);
  }

  @Test
  @Proves("QIN-16")
  void anOwnedVillageNeverBecomesUnowned() {
    Scene scene = new Scene(3).lay(1, "Rk3Rk4").lay(1, "Bj1Bj2");
    scene.lay(3, "Yi3Yi4").lay(3, "Bj4Bj5");
    assertThat(scene.village("j3")).isEqualTo(1);
    // Seat 2 absorbs one of the owner's provinces: 1 against 2 against 2.
    scene.lay(2, "Rl5Rl6").lay(2, "Rk6Yk7").lay(2, "Yl3Rl4");
    assertThat(scene.province("k3")).isEqualTo("R 2 6");
    assertThat(scene.village("j3")).isEqualTo(1);
  }

  @Test
  @Proves("QIN-17")
  void aVillageBearsOnePagoda() {
    Scene scene = new Scene(2).lay(1, "Ri3Ri4").lay(1, "Bk3Bk4").lay(1, "Yj4Yj5");
    assertThat(scene.village("j3")).isEqualTo(1);
    // Three provinces and the village.
    assertThat(scene.supply(1)).isEqualTo(20);
  }

  @Test
  @Proves("QIN-2")
  void villageSquaresThatShareAnEdgeAreOneVillage() {
    Scene scene = new Scene(2).lay(1, "Rd3Rd4").lay(2, "Yg3Yg4");
    assertThat(scene.village("e3")).isEqualTo(1);
    assertThat(scene.village("f3")).isEqualTo(1);
    assertThat(scene.supply(1)).isEqualTo(22);
    assertThat(scene.supply(2)).isEqualTo(23);
  }
}
