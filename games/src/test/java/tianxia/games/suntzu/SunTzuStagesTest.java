package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Happening;
import tianxia.kernel.Options;
import tianxia.kernel.Stage;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.record.GameRecord;
import tianxia.testkit.Golden;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.proof.Proves;

/// The stages of a dynasty: they lead in order from the position before an action to the one after
/// it, and reveal nothing that is still hidden.
final class SunTzuStagesTest {
  private static final SunTzu GAME = Scene.GAME;

  /// Who is asked what, and whether the game is over: a stage has no actors and no winners.
  private static final Set<String> ASKED = Set.of("phase", "turn", "owed", "winners");

  /// The members that the end of a dynasty clears.
  private static final Set<String> CLEARED =
      Set.of("hand", "orders", "reveal", "revealed", "feinted", "unseen", "dynasty", "one");

  private static final Set<String> SHOWN =
      Set.of("revealed", "scored", "reinforce-used", "remove-used", "march-used");

  @TestFactory
  Stream<DynamicTest> leadToThePositionAfterInEveryRecord() {
    return Golden.all(GAME).entrySet().stream()
        .map(record -> DynamicTest.dynamicTest(record.getKey(), () -> replay(record.getValue())));
  }

  private static void replay(GameRecord record) {
    SunTzuState state = GAME.start(record.options());
    int found = 0;
    for (Event event : record.events()) {
      int action = GAME.read(state, event.actor(), event.action());
      for (int viewer = 0; viewer <= 2; viewer++) {
        found += leads(state, viewer, event.actor(), action);
      }
      state.apply(event.actor(), action);
    }
    assertThat(found).isGreaterThan(3 * 20);
  }

  @Test
  void leadToThePositionAfterUnderAllOptions() {
    for (Options options : GameContract.optionSets(GAME)) {
      for (long seed = 0; seed < 20; seed++) {
        SunTzuState state = GAME.start(options);
        Xoroshiro random = new Xoroshiro(seed);
        while (state.actors() != 0) {
          int actor = Actors.first(state.actors());
          int action = state.sample(actor, random);
          leads(state, random.nextInt(3), actor, action);
          state.apply(actor, action);
        }
      }
    }
  }

  /// @return the number of stages
  private static int leads(SunTzuState before, int viewer, int actor, int action) {
    List<Stage> stages = GAME.stages(before, viewer, actor, action);
    List<Happening> told = GAME.narrate(before, viewer, actor, action);
    eachShowsOneThing(stages, told);
    SunTzuState after = before.copy();
    after.apply(actor, action);
    if (!stages.isEmpty()) {
      Set<String> differs = differs(view(stages.getLast().view()), view(after, viewer));
      differs.removeAll(ASKED);
      boolean scored = told.get(stages.getLast().told() - 1).code().equals("scored");
      boolean goesOn =
          after.phase == Phase.WINDOW
              || after.phase == Phase.FEINT
              || after.phase == Phase.SOURCE
              || after.phase == Phase.SCOURGE;
      differs.removeAll(goesOn ? Set.of() : scored ? Set.of("dynasty", "one") : CLEARED);
      assertThat(differs).as(told.toString()).isEmpty();
    }
    return stages.size();
  }

  /// Every province, scoring and use of a warlord has its own stage, after its happenings.
  private static void eachShowsOneThing(List<Stage> stages, List<Happening> told) {
    int from = 0;
    for (Stage stage : stages) {
      List<String> codes = codes(told.subList(from, stage.told()));
      assertThat(codes.stream().filter(SHOWN::contains)).as(codes.toString()).hasSizeLessThan(2);
      Members view = view(stage.view());
      assertThat(view.get("turn")).isEqualTo(new Elements(List.of()));
      assertThat(view.get("phase")).isEqualTo(new Text("window"));
      from = stage.told();
    }
    assertThat(codes(told.subList(from, told.size()))).doesNotContainAnyElementsOf(SHOWN);
  }

  private static List<String> codes(List<Happening> told) {
    return told.stream().map(Happening::code).toList();
  }

  @Test
  void aDynastyIsShownProvinceByProvince() {
    Scene scene = Scene.standard().armies(-2, 1, 0, 3, 0).dynasty(3);
    scene.lay(1, "7", "P", "2", "P", "6").lay(2, "4", "2", "2", "2").give(2, "9");
    scene.state.chooser = 0;
    List<Members> shown =
        GAME.stages(scene.state, 1, 2, GAME.read(scene.state, 2, "Ma:9")).stream()
            .map(stage -> view(stage.view()))
            .toList();
    assertThat(shown).isEmpty();
    scene.play(2, "Ma:9");
    int order = GAME.read(scene.state, 1, Scene.FIRST_ORDER);
    int chooser = Actors.first(scene.state.actors());
    List<Stage> stages = GAME.stages(scene.state, 1, chooser, order);
    assertThat(stages.stream().map(stage -> member(stage, "armies")))
        .containsExactly(
            "[1,1,0,3,0]",
            "[1,1,0,3,0]",
            "[1,1,0,3,0]",
            "[1,1,0,1,0]",
            "[1,1,0,1,-3]",
            "[1,1,0,1,-3]");
    assertThat(stages.stream().map(stage -> member(stage, "orders")))
        .containsExactly(
            "[[\"7\",\"P\",\"2\",\"P\",\"6\"],[\"4\",\"?\",\"?\",\"?\",\"?\"]]",
            "[[\"7\",\"P\",\"2\",\"P\",\"6\"],[\"4\",\"2\",\"?\",\"?\",\"?\"]]",
            "[[\"7\",\"P\",\"2\",\"P\",\"6\"],[\"4\",\"2\",\"2\",\"?\",\"?\"]]",
            "[[\"7\",\"P\",\"2\",\"P\",\"6\"],[\"4\",\"2\",\"2\",\"2\",\"?\"]]",
            "[[\"7\",\"P\",\"2\",\"P\",\"6\"],[\"4\",\"2\",\"2\",\"2\",\"9\"]]",
            "[[],[]]");
    assertThat(stages.stream().map(stage -> member(stage, "revealed")))
        .containsExactly("1", "2", "3", "4", "5", "0");
  }

  private static String member(Stage stage, String key) {
    return view(stage.view()).get(key).canonical();
  }

  /// In worlds that a viewer cannot distinguish, and in which an action is narrated to it alike, it
  /// is shown the same stages, whatever the other seat holds, has drawn or has ordered for later.
  @Test
  @Proves("GEN-4")
  void showNothingThatIsCoveredStill() {
    Set<Integer> compared = new HashSet<>();
    for (Options options : GameContract.optionSets(GAME)) {
      for (long seed = 0; seed < 6; seed++) {
        SunTzuState state = GAME.start(options);
        Xoroshiro random = new Xoroshiro(seed);
        while (state.actors() != 0) {
          int actor = Actors.first(state.actors());
          int action = state.sample(actor, random);
          for (int viewer = 0; viewer <= 2; viewer++) {
            String where = options + ", seed " + seed + ", to " + viewer;
            covered(GAME.stages(state, viewer, actor, action), viewer, where);
            alike(state, viewer, actor, action, random, where, compared);
          }
          state.apply(actor, action);
        }
      }
    }
    assertThat(compared).containsExactlyInAnyOrder(0, 1, 2);
  }

  private static void alike(
      SunTzuState before,
      int viewer,
      int actor,
      int action,
      Xoroshiro random,
      String where,
      Set<Integer> compared) {
    List<Stage> stages = GAME.stages(before, viewer, actor, action);
    for (int i = 0; i < 12 && !stages.isEmpty(); i++) {
      SunTzuState world = before.copy();
      world.forget(viewer);
      world.imagine(random);
      String written = GAME.write(before, actor, action);
      if (GAME.why(world, actor, written).isEmpty()
          && GAME.narrate(world, viewer, actor, action)
              .equals(GAME.narrate(before, viewer, actor, action))) {
        assertThat(GAME.stages(world, viewer, actor, action)).as(where).isEqualTo(stages);
        if (!world.equals(before)) {
          compared.add(viewer);
        }
      }
    }
  }

  /// Only the orders of the other seat that are revealed by then are shown; hands are counts.
  private static void covered(List<Stage> stages, int viewer, String where) {
    for (Stage stage : stages) {
      Members view = view(stage.view());
      long revealed = ((JsonValue.Whole) view.get("revealed")).value();
      for (int seat = 1; seat <= 2; seat++) {
        if (seat != viewer) {
          List<JsonValue> orders = elements(elements(view.get("orders")).get(seat - 1));
          assertThat(orders.stream().filter(card -> !card.equals(new Text("?"))))
              .as(where)
              .hasSize((int) revealed);
          assertThat(elements(view.get("hand")).get(seat - 1))
              .as(where)
              .isInstanceOf(JsonValue.Whole.class);
        }
      }
    }
  }

  private static Set<String> differs(Members one, Members other) {
    Set<String> keys = new TreeSet<>(one.values().keySet());
    keys.addAll(other.values().keySet());
    keys.removeIf(key -> one.get(key).equals(other.get(key)));
    return keys;
  }

  private static Members view(SunTzuState state, int viewer) {
    CanonicalJson out = new CanonicalJson();
    GAME.writeView(state, viewer, out);
    return view(out.toString());
  }

  private static Members view(String text) {
    return (Members) JsonValue.parse(text);
  }

  private static List<JsonValue> elements(JsonValue value) {
    return ((Elements) value).values();
  }
}
