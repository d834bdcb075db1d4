package tianxia.opponents.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.pagoda.Actions;
import tianxia.games.pagoda.PagodaReader;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Options;

/// Compares the generated outcomes of a turn with the game itself.
class TurnGeneratorTest {
  private static final int GAMES = 6;

  /// Turns with more positions than this are skipped.
  private static final int MAX_TURNS = 8_000;

  /// The result of a turn except the red marker, which is compared separately because lighting the
  /// lantern early may save it.
  private record Outcome(String sites, int supply, int cards, int markers, int score) {}

  @TestFactory
  Stream<DynamicTest> listsWhatTheGameAllows() {
    return Tables.options()
        .map(options -> DynamicTest.dynamicTest(options.toString(), () -> compare(options)));
  }

  private static void compare(Options options) {
    int compared = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      Tables table = new Tables(options, seed);
      for (table.draw(); !table.match.over(); table.draw()) {
        PagodaState state = table.forgotten();
        if (table.random.nextInt(8) == 0 && normal(state)) {
          compared += agrees(state, "seed " + seed) ? 1 : 0;
        }
        table.any();
      }
    }
    assertThat(compared).isGreaterThan(15);
  }

  private static boolean normal(PagodaState state) {
    return !PagodaReader.atFan(state) && !PagodaReader.atFreeColumn(state);
  }

  private static boolean agrees(PagodaState state, String seed) {
    Map<Outcome, Integer> played = new HashMap<>();
    if (!explore(state, played)) {
      return false;
    }
    TurnGraph nodes = new TurnGraph();
    SearchState read = StateReader.of(state);
    new TurnGenerator(nodes).list(read);
    Map<Outcome, Integer> listed = new HashMap<>();
    for (int node = 0; node < nodes.count(); node++) {
      if (nodes.ends(node) && !nodes.modified(node)) {
        int score = read.score[read.turn] + nodes.gain[node];
        note(
            listed,
            nodes.sites[node],
            nodes.supply[node],
            nodes.cards[node],
            nodes.markers(node),
            score);
      }
    }
    assertThat(listed).as(seed).isEqualTo(played);
    return true;
  }

  private static void note(
      Map<Outcome, Integer> into, long sites, int supply, int cards, int markers, int score) {
    int[] codes = new int[Site.SITES];
    for (int site = 0; site < Site.SITES; site++) {
      codes[site] = Site.get(sites, site);
    }
    Arrays.sort(codes);
    int red = SearchState.marker(markers, SearchState.RED);
    int others = markers & ~(3 << 2 * SearchState.RED);
    into.merge(new Outcome(Arrays.toString(codes), supply, cards, others, score), red, Math::max);
  }

  /// Plays every normal turn; false if there are too many.
  private static boolean explore(PagodaState from, Map<Outcome, Integer> into) {
    int seat = PagodaReader.turn(from);
    Set<PagodaState> known = new HashSet<>(Set.of(from));
    Deque<PagodaState> open = new ArrayDeque<>(known);
    int[] legal = new int[from.maxLegal()];
    while (!open.isEmpty()) {
      PagodaState state = open.remove();
      int count = state.legalActions(seat, legal);
      for (int i = 0; i < count; i++) {
        if (legal[i] == Actions.of(Actions.END)) {
          SearchState end = StateReader.of(state);
          note(into, end.sites, end.supply, end.held(), end.markers[seat - 1], end.score[seat - 1]);
        } else if (sensible(state, seat, legal[i])) {
          PagodaState next = state.copy();
          next.apply(seat, legal[i]);
          if (known.add(next)) {
            open.add(next);
          }
        }
      }
      if (known.size() > MAX_TURNS) {
        return false;
      }
    }
    return true;
  }

  /// No modified turn, no dragon, no card from the hand if the display has one, and no pair where
  /// one card of the colour would do.
  private static boolean sensible(PagodaState state, int seat, int action) {
    int kind = Actions.kind(action);
    if (kind == Actions.DRAGON || kind == Actions.DISCARD) {
      return false;
    }
    if (kind == Actions.LANTERN) {
      return true;
    }
    PagodaState next = state.copy();
    next.apply(seat, action);
    boolean spared = false;
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      boolean hidden =
          PagodaReader.hand(next, seat, colour) < PagodaReader.hand(state, seat, colour);
      spared |= hidden && PagodaReader.display(next, seat, colour) > 0;
    }
    return !spared && !wasteful(action, kind);
  }

  private static boolean wasteful(int action, int kind) {
    int payment = Actions.payment(action);
    int pair = payment < Actions.PAIRS ? -1 : (payment - Actions.PAIRS) / 3;
    if (kind == Actions.COLUMN) {
      return pair == Actions.colour(action);
    }
    int tile = Actions.tileOf(action);
    int spire = Actions.spire(action);
    boolean rice = kind == Actions.ROOF && spire >= Actions.RICE;
    return pair == tile / 5 || rice && (spire - Actions.RICE) % 15 / 3 == tile % 5;
  }
}
