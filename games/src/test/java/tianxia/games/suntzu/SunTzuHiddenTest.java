package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.proof.Proves;

/// What a seat may know: hidden actions are narrated alike, previews reveal nothing, imagined
/// worlds are consistent.
final class SunTzuHiddenTest {
  private static final SunTzu GAME = Scene.GAME;

  /// Whatever card is drawn, laid or kept, and whatever warlord is chosen, the others get the same
  /// views and narration, unless the action reveals all orders.
  @Test
  @Proves("GEN-4")
  void coveredActionsAreToldAlike() {
    Set<List<Integer>> compared = new HashSet<>();
    for (Options options : GameContract.optionSets(GAME)) {
      for (long seed = 0; seed < 6; seed++) {
        SunTzuState state = GAME.start(options);
        Xoroshiro random = new Xoroshiro(seed);
        while (state.actors() != 0) {
          List<Integer> actors = Actors.list(state.actors());
          int actor = actors.get(random.nextInt(actors.size()));
          alike(state, actor, options + ", seed " + seed, compared);
          state.apply(actor, state.sample(actor, random));
        }
      }
    }
    assertThat(compared)
        .contains(List.of(Actions.DRAW, Actors.CHANCE))
        .contains(List.of(Actions.CHOOSE, 1), List.of(Actions.CHOOSE, 2))
        .contains(List.of(Actions.LAY, 1), List.of(Actions.LAY, 2))
        .contains(List.of(Actions.KEEP, 1), List.of(Actions.KEEP, 2));
  }

  /// @param compared receives the kind and actor of narrations shared by more than one action
  private static void alike(
      SunTzuState state, int actor, String where, Set<List<Integer>> compared) {
    int[] legal = new int[state.maxLegal()];
    int count = state.legalActions(actor, legal);
    int owner = actor == 0 ? state.drawer + 1 : actor;
    for (int viewer = 0; viewer <= 2; viewer++) {
      int first = -1;
      for (int i = 0; i < count && viewer != owner; i++) {
        SunTzuState after = state.copy();
        after.apply(actor, legal[i]);
        if (!covered(Actions.kind(legal[i]))
            || after.revealed > 0
            || after.dynasty > state.dynasty) {
          continue;
        }
        if (state.phase == Phase.ORDERS && after.phase != state.phase) {
          continue;
        }
        first = first < 0 ? legal[i] : first;
        assertThat(GAME.seen(state, viewer, actor, legal[i]))
            .as(where)
            .isEqualTo(GAME.seen(state, viewer, actor, first));
        if (state.phase != Phase.CHOOSE || after.phase == state.phase) {
          assertThat(GAME.narrate(state, viewer, actor, legal[i]))
              .as(where)
              .isEqualTo(GAME.narrate(state, viewer, actor, first));
          if (legal[i] != first) {
            compared.add(List.of(Actions.kind(legal[i]), actor));
          }
        }
      }
    }
  }

  private static boolean covered(int kind) {
    return kind == Actions.DRAW
        || kind == Actions.LAY
        || kind == Actions.KEEP
        || kind == Actions.CHOOSE;
  }

  @Test
  @Proves("GEN-4")
  void aPreviewOfTheLastOrderUncoversNothing() {
    Scene scene = Scene.standard();
    scene.lay(2, "1", "2", "3", "4", "5").lay(1, "1", "2", "3", "4");
    SunTzuState forgotten = scene.state.copy();
    forgotten.forget(1);
    assertThat(GAME.preview(forgotten, 1, List.of("Ma:5")))
        .isInstanceOfSatisfying(
            Preview.Shown.class,
            shown -> {
              assertThat(shown.legal()).isEmpty();
              assertThat(shown.view())
                  .contains(
                      "\"orders\":[[\"1\",\"2\",\"3\",\"4\",\"5\"],[\"?\",\"?\",\"?\",\"?\",\"?\"]]");
              assertThat(shown.happenings())
                  .extracting(Happening::code)
                  .containsExactly("card-laid", "orders-sealed");
            });
    assertThat(GAME.preview(forgotten, 1, List.of("Ma:5", "pass")))
        .isInstanceOfSatisfying(
            Preview.Refused.class, refused -> assertThat(refused.index()).isEqualTo(1));
  }

  @Test
  @Proves("GEN-4")
  void imaginedOrdersKeepToTheRulesAndDecksToTheirSizes() {
    Scene scene = Scene.warlords("march", "second-six").mark(2, "Xi").dynasty(3);
    scene.deck(2, List.of("P", "+1", "-1"), "P", "+1");
    scene.lay(2, "3", "2", "1", "4", "5");
    scene.state.forget(1);
    Xoroshiro random = new Xoroshiro(7);
    boolean sixWithoutBesieger = false;
    boolean six = false;
    for (int i = 0; i < 400; i++) {
      SunTzuState world = scene.state.copy();
      world.imagine(random);
      assertThat(world.underSize[1]).isEqualTo(2);
      assertThat(SunTzuState.sum(world.deck, 1)).isEqualTo(3);
      for (int card = 0; card <= Card.SIX; card++) {
        assertThat(world.deck[Card.KINDS + card]).isZero();
      }
      assertThat(world.warlord[1]).isNotEqualTo(Warlord.HEAD_START);
      boolean sixHere = world.orders[Province.COUNT] == Card.SIX;
      six |= sixHere;
      sixWithoutBesieger |= sixHere && world.warlord[1] != Warlord.SECOND_SIX;
      assertThat(Legal.notations(GAME, world, 1)).isEqualTo(scene.legal(1));
    }
    assertThat(six).isTrue();
    assertThat(sixWithoutBesieger).isFalse();
  }

  /// Whichever unused warlord a seat holds, it is asked at the same moments, and nobody else sees a
  /// difference.
  @Test
  @Proves({"GEN-4", "SUN-26", "SUN-27"})
  void nothingTellsWhichWarlordWaits() {
    Set<List<Object>> first = new HashSet<>();
    for (String warlord : List.of("reinforce", "remove", "feint", "march")) {
      first.add(watched(warlord, "scourge", 2));
    }
    assertThat(first).hasSize(1);
    Set<List<Object>> second = new HashSet<>();
    for (String warlord : List.of("remove", "second-six", "scourge")) {
      second.add(watched("march", warlord, 1));
    }
    assertThat(second).hasSize(1);
  }

  /// The first dynasty with only passes, as a viewer sees it: actors, views, forgotten states.
  private static List<Object> watched(String first, String second, int viewer) {
    Scene scene = Scene.warlords(first, second).armies(3, -3, 0, 0, 0);
    scene.lay(1, "7", "P", "9", "2", "2").lay(2, "P", "2", "2", "10", "2");
    List<Object> all = new ArrayList<>();
    while (scene.state.phase != Phase.DRAW) {
      SunTzuState forgotten = scene.state.copy();
      forgotten.forget(viewer);
      all.addAll(List.of(scene.state.actors(), scene.view(viewer), forgotten));
      scene.answer("pass");
    }
    // Six windows of two seats, and two questions each for the feint and the scourge.
    assertThat(all).hasSize(3 * (12 + 2 + 2));
    return all;
  }
}
