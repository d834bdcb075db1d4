package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
final class PagodaDifferenceTest {
  private static final int PLAYS = Integer.getInteger("tianxia.some", 24);
  private static final Pagoda GAME = new Pagoda();

  /// Cases that must have occurred, since otherwise agreement means little.
  private static final List<String> RARE =
      List.of("+ pair", "= pair", "^", "^ bowl", "dragon", "fan", "keep", "lantern", "discard");

  @TestFactory
  Stream<DynamicTest> bothEnginesAgreeAtEveryStep() {
    Set<String> seen = new TreeSet<>();
    Stream<DynamicTest> plays =
        GameContract.optionSets(GAME).stream()
            .map(options -> DynamicTest.dynamicTest(options.toString(), () -> play(options, seen)));
    DynamicTest rare =
        DynamicTest.dynamicTest("rare things happened", () -> assertThat(seen).containsAll(RARE));
    return Extent.brief() ? plays : Stream.concat(plays, Stream.of(rare));
  }

  private static void play(Options options, Set<String> seen) {
    int plays = Extent.of(PLAYS, 10);
    for (long seed = 0; seed < plays; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      PagodaState state = GAME.start(options);
      ReferencePagoda reference =
          new ReferencePagoda(
              options.get("length").equals("quick"), options.get("abilities").equals("on"));
      int ply = 0;
      while (compare(options + ", seed " + seed + ", ply " + ply, state, reference)) {
        List<String> legal = List.copyOf(reference.legal());
        String action = choose(legal, seed, random);
        int actor = Actors.first(state.actors());
        state.apply(actor, GAME.read(state, actor, action));
        reference.play(action);
        seen.add(kind(action));
        ply++;
      }
    }
  }

  /// Uniform choice would mostly give up cards. So every second game chooses the kind of action
  /// first, and every fourth builds roofs and tiles whenever possible and ends turns late.
  private static String choose(List<String> legal, long seed, Xoroshiro random) {
    if (seed % 2 == 0) {
      return legal.get(random.nextInt(legal.size()));
    }
    List<String> kinds = new ArrayList<>(new TreeSet<>(legal.stream().map(a -> kind(a)).toList()));
    if (seed % 4 == 3 && kinds.stream().anyMatch(kind -> kind.startsWith("^"))) {
      kinds.removeIf(kind -> !kind.startsWith("^"));
    } else if (seed % 4 == 3 && kinds.size() > 1) {
      kinds.remove("end");
      kinds.remove(kinds.size() > 1 ? "discard" : "");
    }
    String chosen = kinds.get(random.nextInt(kinds.size()));
    List<String> some = legal.stream().filter(action -> kind(action).equals(chosen)).toList();
    return some.get(random.nextInt(some.size()));
  }

  private static String kind(String action) {
    int colon = action.indexOf(':');
    int slash = action.indexOf('/');
    if (slash >= 0) {
      return action.length() - slash > 3 ? "^ bowl" : "^";
    }
    if (colon >= 0) {
      return action.substring(1, 2) + (action.length() - colon > 2 ? " pair" : "");
    }
    int space = action.indexOf(' ');
    return space >= 0 ? action.substring(0, space) : action;
  }

  /// Compares a position; returns whether the game goes on.
  private static boolean compare(String where, PagodaState state, ReferencePagoda reference) {
    same(where, json(state, -1), ReferencePagodaJson.state(reference));
    for (int viewer = 0; viewer <= 2; viewer++) {
      same(where, json(state, viewer), ReferencePagodaJson.view(reference, viewer));
    }
    Set<String> legal = new TreeSet<>();
    Actors.list(state.actors()).forEach(a -> legal.addAll(Legal.notations(GAME, state, a)));
    Set<String> expected = reference.legal();
    if (!legal.equals(expected)) {
      assertThat(legal).as(where).isEqualTo(expected);
    }
    assertThat(Actors.list(state.winners())).isEqualTo(reference.winners);
    assertThat(state.actors() == 0).isEqualTo(reference.phase.equals("over"));
    return state.actors() != 0;
  }

  /// Building a message costs more than the comparison.
  private static void same(String where, String actual, String expected) {
    if (!actual.equals(expected)) {
      assertThat(actual).as(where).isEqualTo(expected);
    }
  }

  private static String json(PagodaState state, int viewer) {
    CanonicalJson out = new CanonicalJson();
    if (viewer < 0) {
      GAME.writeState(state, out);
    } else {
      GAME.writeView(state, viewer, out);
    }
    return out.toString();
  }
}
