package tianxia.opponents.suntzu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;

/// Sampled positions are consistent with what is known, and favour what the other would have
/// chosen.
final class WorldSamplerTest {
  private static final int SEAT = 1;
  private static final int OTHER = 1;
  private static final int WORLDS = 400;
  private final Network network = Weights.of(false);

  private static SunTzuState open(int dynasty, long seed) {
    SunTzuState state = Wars.start("standard", "off");
    Wars.play(state, s -> Wars.opens(s, dynasty), new Xoroshiro(seed));
    state.forget(SEAT);
    return state;
  }

  /// The other's winning probability, over worlds imagined without weighting and over sampled
  /// worlds.
  private double[] chances(SunTzuState open) {
    Evaluator evaluator = new Evaluator(network);
    Xoroshiro random = new Xoroshiro(7);
    double blind = 0;
    for (int i = 0; i < WORLDS; i++) {
      SunTzuState world = open.copy();
      world.imagine(random);
      blind += evaluator.chance(world, OTHER) / WORLDS;
    }
    double held = 0;
    for (SunTzuState world : new WorldSampler(network, random).imagine(open, SEAT, WORLDS)) {
      held += evaluator.chance(world, OTHER) / WORLDS;
    }
    return new double[] {blind, held};
  }

  @Test
  void theOthersHandLeansToWhatServesIt() {
    for (long seed = 1; seed <= 5; seed++) {
      double[] chances = chances(open(4, seed));
      assertTrue(chances[1] > chances[0], "seed " + seed + ": " + chances[1] + ", " + chances[0]);
    }
  }

  @Test
  void beforeAnyChoiceNothingIsLeanedTo() {
    SunTzuState open = open(1, 3);
    SunTzuState blind = open.copy();
    blind.imagine(new Xoroshiro(9));
    assertEquals(
        List.of(blind), new WorldSampler(network, new Xoroshiro(9)).imagine(open, SEAT, 1));
  }

  @Test
  void whatIsKnownStays() {
    SunTzuState open = open(5, 2);
    for (SunTzuState world : new WorldSampler(network, new Xoroshiro(4)).imagine(open, SEAT, 20)) {
      assertEquals(SunTzuReader.deckSize(open, OTHER), SunTzuReader.deckSize(world, OTHER));
      SunTzuState again = world.copy();
      again.forget(SEAT);
      assertEquals(open, again);
    }
  }
}
