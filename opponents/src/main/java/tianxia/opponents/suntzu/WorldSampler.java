package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.opponents.network.Network;

/// Positions that a seat holds for possible before the orders of a dynasty. What the other has
/// chosen (cards to keep or to recruit with, a warlord) tells of what it holds: people and programs
/// choose what serves them. So of a few positions, imagined as if it had chosen blindly, one is
/// drawn, the likelier the better it is for the other: its odds by the network to the power of
/// [#TRUST].
final class WorldSampler {
  private static final int CANDIDATES = 8;

  /// What makes the hands most likely that players of these networks held in games against
  /// themselves: each dynasty from the second to the sixth by between 0.13 and 0.27 nats in the
  /// standard rules, by 0.30 to 0.89 in the advanced ones with warlords.
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
