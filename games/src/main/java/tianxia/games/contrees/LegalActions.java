package tianxia.games.contrees;

import java.util.random.RandomGenerator;

/// The legal actions of the seat to move.
final class LegalActions {
  private LegalActions() {}

  /// Lists them in ascending order. Entries past the count, up to a multiple of the stride of
  /// [Corners#list], are undefined.
  static int list(ContreesState state, int[] out) {
    return switch (state.phase) {
      case ContreesState.TOWERS -> towers(state, out);
      case ContreesState.LAYING -> state.laying.list(out);
      default -> forbidden(state.territory, out);
    };
  }

  private static int towers(ContreesState state, int[] out) {
    int count = Corners.list(state.open(), 0, out, 0);
    if (!state.territory.narrow()) {
      count += Corners.list(state.openHigh(), 64, out, count);
    }
    if (count == 0) {
      out[0] = Actions.PASS;
      return 1;
    }
    return count;
  }

  private static int forbidden(Territory territory, int[] out) {
    out[0] = Actions.PASS;
    int inLow = Corners.list(territory.allLow, Actions.FORBID, out, 1);
    return 1 + inLow + Corners.list(territory.allHigh, Actions.FORBID + 64, out, 1 + inLow);
  }

  static int sample(ContreesState state, RandomGenerator random) {
    return switch (state.phase) {
      case ContreesState.TOWERS -> sampleTower(state.open(), state.openHigh(), random);
      case ContreesState.LAYING -> Actions.tile(samplePlace(state.laying, random));
      default -> {
        int corner = random.nextInt(state.territory.corners + 1);
        yield corner == state.territory.corners ? Actions.PASS : Actions.forbid(corner);
      }
    };
  }

  private static int sampleTower(long open, long openHigh, RandomGenerator random) {
    int inLow = Long.bitCount(open);
    int count = inLow + Long.bitCount(openHigh);
    if (count == 0) {
      return Actions.PASS;
    }
    int rank = random.nextInt(count);
    return rank < inLow ? Corners.select(open, rank) : 64 + Corners.select(openHigh, rank - inLow);
  }

  private static int samplePlace(LaidContrees laying, RandomGenerator random) {
    return laying.count == 0 ? Place.ORIGIN : laying.place(random.nextInt(laying.openPlaces()));
  }
}
