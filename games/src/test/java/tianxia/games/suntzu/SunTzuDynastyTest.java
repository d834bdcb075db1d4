package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.testkit.proof.Proves;

/// The end of a dynasty and of the game, and the draw (SUN-19 to SUN-23).
final class SunTzuDynastyTest {

  @Test
  @Proves("SUN-19")
  void permanentCardsReturnAndTheOthersAreGone() {
    Scene scene = Scene.standard();
    scene.lay(1, "7", "2", "3", "4", "5").lay(2, "6", "P", "3", "4", "5");
    assertThat(scene.hand(1)).containsExactly("1", "2", "3", "4", "5", "6", "8", "9", "10");
    assertThat(scene.hand(2)).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
    assertThat(scene.json())
        .contains("\"orders\":[[],[]]", "\"reveal\":[]", "\"revealed\":0", "\"feinted\":false");
  }

  @ParameterizedTest
  @CsvSource({"1,0", "3,1", "4,0", "6,4", "7,0", "9,4"})
  @Proves("SUN-20")
  void everyThirdDynastyIsScored(int dynasty, int pawn) {
    // The tiles are 1-2-4, 1-2-5, 1-3-4, 1-3-5 and 1-4-5.
    Scene scene = Scene.standard().dynasty(dynasty).armies(1, -1, 0, 0, 2).fight("2", "2");
    assertThat(scene.state.pawn).isEqualTo(pawn);
  }

  @Test
  @Proves("SUN-20")
  void whoseRedEndIsReachedWinsAtOnce() {
    Scene scene = Scene.standard().dynasty(3).pawn(-9).armies(-1, 0, 0, 0, 0).fight("2", "2");
    assertThat(scene.state.winners()).isEqualTo(0b100);
    assertThat(scene.state.actors()).isZero();
    assertThat(scene.json()).contains("\"phase\":\"over\"", "\"dynasty\":3");
  }

  @Test
  @Proves("SUN-21")
  void afterNineDynastiesThePawnDecidesThenTheReserve() {
    assertThat(end(1).state.winners()).isEqualTo(0b010);
    assertThat(end(-1).state.winners()).isEqualTo(0b100);
    assertThat(end(0).state.winners()).isEqualTo(0b110);
    Scene reserve = Scene.standard().dynasty(9).armies(0, 3, 0, -1, 0).fight("2", "2");
    assertThat(reserve.state.pawn).isZero();
    assertThat(reserve.state.winners()).isEqualTo(0b100);
  }

  private static Scene end(int pawn) {
    return Scene.standard().dynasty(9).pawn(pawn).fight("2", "2");
  }

  @Test
  @Proves("SUN-22")
  void eachSeatDrawsTwoAndKeepsOneOrThreeAndKeepsTwo() {
    Scene scene = Scene.standard();
    scene.lay(1, "1", "2", "3", "4", "5").lay(2, "2", "3", "4", "5", "7");
    scene.answer("draw P", "draw +1", "draw +1", "draw -1", "draw P");
    assertThat(scene.state.phase).isEqualTo(Phase.KEEP);
    assertThat(scene.state.actors()).isEqualTo(0b110);
    assertThat(scene.legal(1)).containsExactly("keep +1 +1", "keep +1 P");
    assertThat(scene.legal(2)).containsExactly("keep -1", "keep P");
    assertThat(scene.state.dynasty).isEqualTo(1);
    scene.play(2, "keep P").play(1, "keep +1 P");
    assertThat(scene.hand(1)).contains("+1", "P").hasSize(12);
    assertThat(scene.json()).contains("\"under\":[[\"+1\"],[\"-1\"]]", "\"one\":[false,false]");
    assertThat(scene.state.phase).isEqualTo(Phase.ORDERS);
    assertThat(scene.state.dynasty).isEqualTo(2);
  }

  @Test
  @Proves("SUN-22")
  void aSmallDeckIsDrawnWholeAndAnEmptyOneGivesNoEvent() {
    Scene scene = Scene.standard().deck(1, List.of("P")).deck(2, List.of());
    scene.fight("2", "2");
    assertThat(scene.legal(0)).containsExactly("draw P");
    scene.answer("draw P");
    assertThat(scene.hand(1)).contains("P");
    assertThat(scene.state.phase).isEqualTo(Phase.ORDERS);
    Scene exact = Scene.standard().deck(1, List.of("P", "P")).deck(2, List.of()).fight("2", "2");
    exact.answer("draw P", "draw P");
    assertThat(exact.state.actors()).isEqualTo(0b010);
    assertThat(exact.legal(1)).containsExactly("keep P");
  }

  @Test
  @Proves("SUN-22")
  void inTheStandardRulesTheDecksAreEmptyInTheNinthDynasty() {
    Scene scene = Scene.standard();
    for (int dynasty = 1; dynasty <= 8; dynasty++) {
      scene.fight("2", "2");
      while (scene.state.phase == Phase.DRAW) {
        scene.answer(scene.legal(0).getFirst());
      }
      while (scene.state.phase == Phase.KEEP) {
        int seat = Integer.numberOfTrailingZeros(scene.state.actors());
        scene.play(seat, scene.legal(seat).getFirst());
      }
    }
    assertThat(scene.state.dynasty).isEqualTo(9);
    assertThat(scene.state.deckSize(0)).isZero();
    assertThat(scene.state.deckSize(1)).isZero();
  }

  @Test
  @Proves("SUN-23")
  void cardsUnderneathAreKnownAndComeInTheirOrder() {
    Scene scene = Scene.standard().deck(1, List.of("+1"), "P", "9").deck(2, List.of());
    assertThat(scene.view(1)).contains("\"under\":[[\"P\",\"9\"],[]]", "\"deck\":[{\"+1\":1},0]");
    assertThat(scene.view(2)).contains("\"under\":[[],[]]", "\"deck\":[3,{}]");
    scene.fight("1", "2");
    assertThat(scene.legal(0)).containsExactly("draw +1");
    scene.answer("draw +1");
    assertThat(scene.legal(0)).containsExactly("draw P");
    assertThat(scene.state.weight(Actions.of(Actions.DRAW, Card.PLAGUE))).isEqualTo(1);
    scene.answer("draw P");
    assertThat(scene.legal(0)).containsExactly("draw 9");
    scene.answer("draw 9");
    assertThat(scene.play(1, "keep 9 P").json()).contains("\"under\":[[\"+1\"],[]]");
  }
}
