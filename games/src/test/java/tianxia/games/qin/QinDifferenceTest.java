package tianxia.games.qin;

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

/// Compares the fast engine with the plain one at every step of seeded random games: legal actions,
/// state, views and winners.
final class QinDifferenceTest {
  private static final int PLAYS = 40;
  private static final Qin GAME = new Qin();

  @TestFactory
  Stream<DynamicTest> bothEnginesAgreeAtEveryStep() {
    return GameContract.optionSets(GAME).stream()
        .map(options -> DynamicTest.dynamicTest(options.toString(), () -> agree(options)));
  }

  private static void agree(Options options) {
    int plays = Extent.of(PLAYS, 10);
    for (long seed = 0; seed < plays; seed++) {
      RandomGenerator random = new Xoroshiro(seed);
      QinState state = GAME.start(options);
      ReferenceQin reference = new ReferenceQin(options.get("board"), options.number("players"));
      int ply = 0;
      while (compare(options, state, reference, seed, ply)) {
        List<String> legal = List.copyOf(reference.legal());
        // Every second game prefers joins: placements near many squares of the same colour come
        // first.
        String action =
            seed % 2 == 0 || legal.size() < 3
                ? legal.get(random.nextInt(legal.size()))
                : crowded(reference, legal, random);
        int actor = Actors.first(state.actors());
        state.apply(actor, GAME.read(state, actor, action));
        reference.play(action);
        ply++;
      }
    }
  }

  private static String crowded(
      ReferenceQin reference, List<String> legal, RandomGenerator random) {
    String best = legal.get(random.nextInt(legal.size()));
    for (int tries = 0; tries < 8; tries++) {
      String other = legal.get(random.nextInt(legal.size()));
      best = crowd(reference, other) > crowd(reference, best) ? other : best;
    }
    return best;
  }

  private static int crowd(ReferenceQin reference, String action) {
    Notation read = Notation.read(action).orElseThrow();
    if (!(read instanceof Notation.Placement placed)) {
      return 0;
    }
    int crowd = 0;
    for (Notation.Half half : List.of(placed.first(), placed.second())) {
      var square = new ReferenceLand.Square(half.column(), half.row());
      for (var near : square.neighbours()) {
        char there = reference.land.at(near);
        crowd += Tiles.colour(there) == half.colour() ? 2 : there == 'o' ? 1 : 0;
      }
    }
    return crowd;
  }

  /// Compares a position; returns whether the game goes on.
  private static boolean compare(
      Options options, QinState state, ReferenceQin reference, long seed, int ply) {
    String where = options + ", seed " + seed + ", ply " + ply;
    CanonicalJson json = new CanonicalJson();
    GAME.writeState(state, json);
    assertThat(json.toString()).as(where).isEqualTo(ReferenceJson.state(reference));
    for (int viewer = 0; viewer <= state.seats(); viewer++) {
      json.clear();
      GAME.writeView(state, viewer, json);
      assertThat(json.toString()).as(where).isEqualTo(ReferenceJson.view(reference, viewer));
    }
    Set<String> legal = new TreeSet<>();
    Actors.list(state.actors()).forEach(a -> legal.addAll(Legal.notations(GAME, state, a)));
    assertThat(legal).as(where).isEqualTo(reference.legal());
    assertThat(Actors.list(state.winners())).as(where).isEqualTo(reference.winners);
    assertThat(state.actors() == 0).as(where).isEqualTo(reference.phase.equals("over"));
    return state.actors() != 0;
  }
}
