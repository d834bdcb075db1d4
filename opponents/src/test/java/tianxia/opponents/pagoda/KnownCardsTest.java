package tianxia.opponents.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.pagoda.PagodaReader;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Event;
import tianxia.kernel.Options;
import tianxia.opponents.network.Network;

/// A seat's knowledge of the other's hand across reshuffles of the pile.
class KnownCardsTest {
  private static final int GAMES = 6;

  @TestFactory
  Stream<DynamicTest> whatIsKnownIsThere() {
    return Tables.options()
        .map(options -> DynamicTest.dynamicTest(options.toString(), () -> isThere(options)));
  }

  private static void isThere(Options options) {
    int knew = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      Tables table = new Tables(options, seed);
      for (; !table.match.over(); table.any()) {
        if (table.random.nextInt(4) > 0) {
          continue;
        }
        for (int seat = 0; seat < 2; seat++) {
          int known = KnownCards.of(table.seen.get(seat), seat);
          int hand = hand(table.match.position(), 2 - seat);
          assertThat(ColourCounts.least(known, hand)).as("seed %s", seed).isEqualTo(known);
          knew += known > 0 ? 1 : 0;
        }
      }
    }
    assertThat(knew).isGreaterThan(3);
  }

  /// Imagined worlds are consistent with it, and lose no card.
  @TestFactory
  Stream<DynamicTest> worldsHoldToIt() {
    return Tables.options()
        .map(options -> DynamicTest.dynamicTest(options.toString(), () -> holdTo(options)));
  }

  private static void holdTo(Options options) {
    for (long seed = 0; seed < GAMES; seed++) {
      Tables table = new Tables(options, seed);
      for (table.draw(); !table.match.over(); table.draw()) {
        int seat = table.actor() - 1;
        PagodaState forgotten = table.forgotten();
        SearchState root = StateReader.of(forgotten);
        int known = KnownCards.of(table.seen.get(seat), seat);
        int covered = PagodaReader.handSize(forgotten, 2 - seat);
        Networks networks = new Networks(new Network(Weights.SHAPE), new Network(Weights.SHAPE));
        SearchState world =
            new Rollout(root, known, covered, networks, new TurnGraph()).imagine(seed);
        int other = world.hand[1 - seat];
        assertThat(ColourCounts.least(known, other)).as("seed %s", seed).isEqualTo(known);
        assertThat(ColourCounts.sum(other)).as("seed %s", seed).isEqualTo(covered);
        assertThat(world.pile + world.discard + other + world.hand[seat])
            .as("seed %s", seed)
            .isEqualTo(0xbbbbb - world.display[0] - world.display[1]);
        table.any();
      }
    }
  }

  /// An exhausted pile reveals the other hand; a card played from it is no longer known.
  @Test
  void forgetsWhatIsPlayed() {
    Options options = Tables.options().findFirst().orElseThrow();
    for (long seed = 0; seed < 50; seed++) {
      Tables table = new Tables(options, seed);
      int before = 0;
      while (!table.match.over()) {
        List<Event> seen = table.seen.get(0);
        int known = KnownCards.of(seen, 0);
        boolean played = !seen.isEmpty() && seen.get(seen.size() - 1).actor() == 2;
        if (played && ColourCounts.sum(known) < ColourCounts.sum(before)) {
          assertThat(seen.get(seen.size() - 1).action()).matches(".*[:/ ].*[bgrvy].*");
          return;
        }
        before = known;
        table.any();
      }
    }
    throw new AssertionError("nothing was forgotten in 50 games");
  }

  private static int hand(PagodaState state, int seat) {
    int hand = 0;
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      hand += PagodaReader.hand(state, seat, colour) << 4 * colour;
    }
    return hand;
  }
}
