package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.kernel.Actors;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.testkit.Extent;
import tianxia.testkit.contract.GameContract;

/// Differential test: the engine and the reference engine agree at every step of seeded random
/// games on legal actions, state, views and winners.
final class SunTzuDifferenceTest {
  private static final int PLAYS = 60;
  private static final SunTzu GAME = new SunTzu();

  @TestFactory
  Stream<DynamicTest> bothEnginesAgreeAtEveryStep() {
    return GameContract.optionSets(GAME).stream()
        .map(options -> DynamicTest.dynamicTest(options.toString(), () -> agree(options)));
  }

  private static void agree(Options options) {
    Set<String> phases = new TreeSet<>();
    int plays = Extent.of(PLAYS, 10);
    for (long seed = 0; seed < plays; seed++) {
      play(options, seed, phases);
    }
    boolean warlords = options.get("warlords").equals("on");
    assertThat(phases)
        .as("what the plays have met")
        .contains("tiles", "deal", "orders", "order", "source", "draw", "keep", "over")
        .containsAll(warlords ? List.of("choose", "window", "feint", "scourge") : List.of());
  }

  private static void play(Options options, long seed, Set<String> phases) {
    RandomGenerator random = new Xoroshiro(seed);
    SunTzuState state = GAME.start(options);
    PlainSunTzu plain =
        new PlainSunTzu(
            options.get("rules").equals("advanced"),
            options.get("warlords").equals("on"),
            options.get("values").equals("rising"),
            options.number("track"));
    PlainChoices choices = new PlainChoices(plain);
    for (int ply = 0; state.actors() != 0; ply++) {
      String where = options + ", seed " + seed + ", ply " + ply;
      compare(state, plain, choices, where);
      phases.add(plain.phase);
      List<Integer> acting = List.copyOf(plain.asked);
      int actor = acting.get(random.nextInt(acting.size()));
      String action = choose(List.copyOf(choices.legal(actor)), seed, random);
      state.apply(actor, GAME.read(state, actor, action));
      choices.play(actor, action);
    }
    phases.add(plain.phase);
    compare(state, plain, choices, options + ", seed " + seed + ", at the end");
  }

  /// Some games are biased towards rare situations: strong cards empty the reserves, and warlords
  /// are kept.
  private static String choose(List<String> legal, long seed, RandomGenerator random) {
    String action = legal.get(random.nextInt(legal.size()));
    boolean strong = seed % 3 == 1 && random.nextInt(4) > 0;
    boolean patient = seed % 3 != 0 && random.nextInt(8) > 0;
    if (patient && legal.contains("pass")) {
      return "pass";
    }
    for (int tries = 0; strong && tries < 4 && !bold(action); tries++) {
      action = legal.get(random.nextInt(legal.size()));
    }
    return action;
  }

  private static boolean bold(String action) {
    return !action.contains(":")
        || List.of("6", "7", "8", "9", "10", "+2", "+3").contains(action.substring(3));
  }

  private static void compare(
      SunTzuState state, PlainSunTzu plain, PlainChoices choices, String where) {
    CanonicalJson json = new CanonicalJson();
    GAME.writeState(state, json);
    assertThat(json.toString()).as(where).isEqualTo(PlainJson.state(plain));
    for (int viewer = 0; viewer <= 2; viewer++) {
      json.clear();
      GAME.writeView(state, viewer, json);
      assertThat(json.toString()).as(where).isEqualTo(PlainJson.view(plain, viewer));
    }
    for (int actor = 0; actor <= 2; actor++) {
      Set<String> legal = new TreeSet<>(Legal.notations(GAME, state, actor));
      assertThat(legal).as(where).isEqualTo(choices.legal(actor));
    }
    assertThat(Actors.list(state.actors())).as(where).isEqualTo(List.copyOf(plain.asked));
    assertThat(Actors.list(state.winners())).as(where).isEqualTo(plain.winners);
  }
}
