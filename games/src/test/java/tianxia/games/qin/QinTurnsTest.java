package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Chance;
import tianxia.kernel.Legal;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.testkit.proof.Proves;

/// Components, boards, setup, turns, and legal places.
final class QinTurnsTest {
  private static final Qin GAME = Scene.GAME;

  private static QinState start(String players, String board) {
    Map<String, String> options = Map.of("players", players, "board", board);
    return GAME.start(Options.of(GAME.options(), options));
  }

  @Test
  @Proves("QIN-1")
  void twelveTilesOfEachKindAndPagodasByPlayers() {
    List<Integer> pagodas = List.of(24, 19, 15);
    for (int players = 2; players <= 4; players++) {
      QinState state = start("" + players, "bird");
      assertThat(Chance.outcomes(GAME, state))
          .extracting(outcome -> outcome.notation() + " " + outcome.weight())
          .containsExactly(
              "draw BB 12", "draw RB 12", "draw RR 12", "draw RY 12", "draw YB 12", "draw YY 12");
      assertThat(state.seats()).isEqualTo(players);
      for (int seat = 1; seat <= players; seat++) {
        assertThat(state.supply(seat)).isEqualTo(pagodas.get(players - 2));
      }
    }
  }

  @Test
  void onlyDrawsHaveWeightAndOnlyWhereChanceActs() {
    QinState state = start("2", "bird");
    assertThat(state.weight(Actions.draw(0))).isEqualTo(12);
    assertThat(state.weight(Actions.PASS)).isZero();
    assertThat(state.weight(Actions.placement(0, 0, 0))).isZero();
    for (int draws = 0; draws < 2 * Tiles.HAND; draws++) {
      state.apply(0, Actions.draw(0));
    }
    assertThat(state.phase()).isEqualTo(QinState.Phase.PLACE);
    assertThat(state.weight(Actions.draw(0))).isZero();
  }

  @Test
  @Proves("QIN-2")
  void theBoardsAreThePrintedOnes() {
    assertThat(Board.BIRD.villages()).hasSize(11);
    assertThat(Board.BIRD.villages().stream().map(v -> Squares.name(v.getFirst())))
        .containsExactly("a1", "m1", "e3", "j3", "a5", "m6", "b8", "j10", "f11", "a13", "m13");
    assertThat(new Scene(2, "bird").json())
        .contains(
            "\"board\":[\"o...........o\",\".............\",\"....oo...o...\",\".............\","
                + "\"o............\",\"............o\",\"....R.Y.B...o\",\".o...........\","
                + "\".o...........\",\".........o...\",\".....o.......\",\".....o.......\","
                + "\"oo..........o\"]");
    assertThat(new Scene(2, "lion").json())
        .contains(
            "\"board\":[\"....o........\",\".o......~..o.\",\".....~...oo..\",\"..R..~......o\","
                + "\".......o..~..\",\".o.....o.....\",\".~~...Y...~~.\",\".....o.....o.\","
                + "\"..~..o.......\",\"o......~..B..\",\"..oo...~.....\",\".o..~......o.\","
                + "\"........o....\"]");
  }

  @Test
  @Proves("QIN-3")
  void eachSeatDrawsThreeOneSeatAfterTheOther() {
    QinState state = start("3", "bird");
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      assertThat(state.actors()).isEqualTo(1);
      order.append(state.turn());
      state.apply(0, Actions.draw(i % Tiles.KINDS));
    }
    assertThat(order).hasToString("111222333");
    assertThat(state.actors()).isEqualTo(1 << 1);
  }

  @Test
  @Proves("QIN-4")
  void aTurnIsAPlacementAndADraw() {
    Scene scene = new Scene(2).play("Rh7Rh8");
    assertThat(scene.state.actors()).isEqualTo(1);
    assertThat(scene.state.turn()).isEqualTo(1);
    scene.draw("YB");
    assertThat(scene.state.actors()).isEqualTo(1 << 2);
    scene.play("Rh9Rh10").draw("BB");
    assertThat(scene.state.actors()).isEqualTo(1 << 1);
  }

  @Test
  @Proves("QIN-4")
  void othersAndOtherTilesAreRefused() {
    QinState state = new Scene(2).strip(1).give("RR").state;
    assertThat(clause(state, 2, "Rh7Rh8")).isEqualTo("QIN-4 not-your-turn");
    assertThat(clause(state, 1, "Bh7Bh8")).isEqualTo("QIN-4 tile-not-in-hand");
    assertThat(clause(state, 1, "Rh7Rh8")).isEqualTo("legal");
    state.apply(1, GAME.read(state, 1, "Rh7Rh8"));
    assertThat(clause(state, 1, "Rh9Rh10")).isEqualTo("QIN-4 draw-first");
  }

  private static String clause(QinState state, int actor, String text) {
    return GAME.why(state, actor, text)
        .map(refusal -> refusal.clause() + " " + refusal.reason().code())
        .orElse("legal");
  }

  @Test
  @Proves("QIN-5")
  void aTileLiesOnTwoFreeSquaresBesideAProvinceSquare() {
    Scene scene = new Scene(2);
    // Any colour, including next to a start square, in either direction and either orientation.
    for (String legal : List.of("Rf7Rf8", "Bf7Yf8", "Yf7Bf8", "Rd7Yd8", "Rc7Yd7", "Yg8Bh8")) {
      assertThat(scene.legal(legal)).as(legal).isTrue();
    }
    assertThat(scene.refused("Rb2Rc2")).isEqualTo("QIN-5 no-neighbour");
    // A village is not a province square.
    assertThat(scene.refused("Rb1Rc1")).isEqualTo("QIN-5 no-neighbour");
    assertThat(scene.refused("Rf7Yg7")).isEqualTo("QIN-5 occupied");
    assertThat(scene.refused("Rd3Re3")).isEqualTo("QIN-5 village");
    assertThat(scene.refused("Rm13Rm14")).isEqualTo("QIN-5 off-board");
    assertThat(scene.refused("Rm5Rn5")).isEqualTo("QIN-5 off-board");
    assertThat(scene.refused("Rf7Rf9")).isEqualTo("QIN-5 not-adjacent");
    assertThat(scene.refused("Rf7Rf7")).isEqualTo("QIN-5 not-adjacent");
    assertThat(new Scene(2, "lion").refused("Rf3Yf4")).isEqualTo("QIN-5 water");
  }

  @Test
  @Proves("QIN-5")
  void theTilesOwnSquaresAreNoNeighbours() {
    Scene scene = new Scene(2).lay(1, "Rb2Rc2");
    assertThat(scene.legal("Rd2Re2")).isTrue();
    assertThat(scene.refused("Rg1Rh1")).isEqualTo("QIN-5 no-neighbour");
  }

  @Test
  @Proves("QIN-6")
  void aSeatThatCannotPlacePassesAndDrawsNothing() {
    Scene scene = new Scene(2).strip(1);
    assertThat(scene.legal()).containsExactly("pass");
    int bag = scene.state.inBag();
    scene.state.apply(1, Actions.PASS);
    assertThat(scene.state.turn()).isEqualTo(2);
    assertThat(scene.state.actors()).isEqualTo(1 << 2);
    assertThat(scene.state.inBag()).isEqualTo(bag);
  }

  @Test
  @Proves("QIN-6")
  void nobodyMayPassOtherwise() {
    QinState state = new Scene(2).state;
    assertThat(clause(state, 1, "pass")).isEqualTo("QIN-6 must-place");
    assertThat(Legal.notations(GAME, state, 1)).doesNotContain("pass");
  }

  @Test
  @Proves("QIN-22")
  void theFirstBrokenClauseIsNamed() {
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    scene.lay(2, "Rh7Rh8").lay(2, "Rh9Rh10").lay(2, "Rh11Rh12");
    scene.lay(1, "Ye6Yf6").lay(2, "Yh6Yi6").strip(1).give("YY");
    // Not its turn, no such tile, occupied, and a tie.
    assertThat(clause(scene.state, 2, "Rf6Yg6")).isEqualTo("QIN-4 not-your-turn");
    assertThat(clause(scene.state, 1, "Rf6Yg6")).isEqualTo("QIN-4 tile-not-in-hand");
    assertThat(clause(scene.state, 1, "Yf6Yg6")).isEqualTo("QIN-5 occupied");
    assertThat(clause(scene.state, 2, "pass")).isEqualTo("QIN-4 not-your-turn");
    // Yellow ties at g6, red would join two major provinces at h6: QIN-12 comes before QIN-14.
    Scene both = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    both.lay(2, "Rh7Rh8").lay(2, "Rh9Rh10").lay(2, "Rh11Rh12");
    both.lay(1, "Ye6Yf6").lay(2, "Yg4Yg5");
    assertThat(both.refused("Yg6Bh6")).isEqualTo("QIN-14 tie");
    assertThat(both.refused("Yg6Rh6")).isEqualTo("QIN-12 two-majors");
  }

  @Test
  @Proves("GEN-6")
  void whatIsNoNotationIsRefusedBeforeAllElse() {
    QinState state = new Scene(2).state;
    assertThat(clause(state, 2, "tile")).isEqualTo("GEN-6 no-notation");
    assertThat(clause(state, 1, "Rf8Rf7")).isEqualTo("GEN-6 wrong-order");
    assertThat(clause(state, 1, "draw RR")).isEqualTo("GEN-6 chance-draws");
    assertThat(clause(state, 0, "draw RR")).isEqualTo("GEN-6 no-draw-now");
    assertThat(clause(state, 0, "pass")).isEqualTo("GEN-6 chance-only-draws");
    assertThat(clause(state, 3, "pass")).isEqualTo("GEN-6 no-such-seat");
  }

  @Test
  @Proves("GEN-3")
  void aRefusedActionChangesNothing() {
    Match<QinState> match = new Match<>(GAME, Options.of(GAME.options(), Map.of()));
    String before = match.view(0);
    assertThat(match.play(1, "Rh7Rh8"))
        .isInstanceOfSatisfying(
            Match.Result.Refused.class,
            refused ->
                assertThat(refused.refusal()).extracting(Refusal::clause).isEqualTo("QIN-4"));
    assertThat(match.view(0)).isEqualTo(before);
    assertThat(match.events()).isEmpty();
  }
}
