package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.opponents.network.Network;

/// Samples positions that a seat considers possible before the orders of a dynasty. The other's
/// choices (cards to keep or to recruit with, a warlord) carry information about its hand, since
/// people and programs choose what is good for them. So of a few positions, imagined as if it had
/// chosen at random, one is drawn with a weight of the other's odds by the network to the power of
/// [#TRUST].
final class WorldSampler {
  private static final int CANDIDATES = 8;

  /// The value with the highest likelihood of the hands held in self-play: the gain is 0.13 to 0.27
  /// nats in each dynasty from the second to the sixth in the standard rules, 0.30 to 0.89 in the
  /// advanced rules with warlords.
  private static final double TRUST = 12;

  /// No choice has been made yet.
  private static final int FIRST_DYNASTY = 1;

  private final Evaluator evaluator;
  private final RandomGenerator random;

  WorldSampler(Network network, RandomGenerator random) {
    evaluator = new Evaluator(network);
    this.random = random;
  }

  /// @param open forgotten for the seat (from 1), or imagined by it; nothing is laid
  List<SunTzuState> imagine(SunTzuState open, int seat, int count) {
    int other = 2 - seat;
    boolean chosen =
        SunTzuReader.dynasty(open) > FIRST_DYNASTY || SunTzuReader.warlord(open, other) != 0;
    List<SunTzuState> worlds = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      worlds.add(chosen ? likely(open, other) : imagined(open));
    }
    return worlds;
  }

  private SunTzuState likely(SunTzuState open, int other) {
    SunTzuState drawn = open;
    double total = 0;
    for (int i = 0; i < CANDIDATES; i++) {
      SunTzuState world = imagined(open);
      double chance = evaluator.chance(world, other);
      double weight = Math.pow(chance / (1 - chance), TRUST);
      total += weight;
      if (i == 0 || random.nextDouble() * total < weight) {
        drawn = world;
      }
    }
    return drawn;
  }

  private SunTzuState imagined(SunTzuState open) {
    SunTzuState world = open.copy();
    world.imagine(random);
    return world;
  }
}
