package tianxia.games.qin;

import java.util.random.RandomGenerator;

/// Draws the covered hands of a forgotten state, with each unseen tile equally likely and the known
/// sizes. If a seat is to place, at least one seat can place (QIN-20), so worlds in which none can
/// are redrawn.
final class HiddenInformation {
  /// After this many draws a placeable tile is dealt deliberately, so that the loop terminates. At
  /// least one tile in 72 is placeable in such positions, so in practice this never happens.
  private static final int ENOUGH = 5000;

  private HiddenInformation() {}

  static void hands(QinState state, RandomGenerator random) {
    hands(state, random, ENOUGH);
  }

  /// @param enough after how many draws a placeable tile is dealt, if one is needed
  static void hands(QinState state, RandomGenerator random, int enough) {
    long unseen = state.bag();
    boolean must = mustHoldPlaceable(state);
    for (int tries = 0; ; tries++) {
      state.bag(unseen);
      deal(state, random, must && tries == enough);
      if (!must || anybodyCanPlace(state)) {
        return;
      }
    }
  }

  /// Whether one of the covered hands must contain a placeable tile: a seat is to place, none of
  /// the known tiles is placeable, and an unseen one is.
  private static boolean mustHoldPlaceable(QinState state) {
    if (state.phase() != QinState.Phase.PLACE) {
      return false;
    }
    boolean hidden = false;
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (!state.covered(seat)) {
        if (LegalActions.any(state.land, state.hand(seat))) {
          return false;
        }
      } else {
        hidden |= Tiles.size(state.hand(seat)) > 0;
      }
    }
    return hidden && placeable(state) >= 0;
  }

  /// An unseen placeable kind, or −1.
  private static int placeable(QinState state) {
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      if (state.inBag(kind) > 0 && LegalActions.anyOf(state.land, kind)) {
        return kind;
      }
    }
    return -1;
  }

  /// Deals the covered hands from the bag.
  private static void deal(QinState state, RandomGenerator random, boolean forced) {
    int pool = state.inBag();
    for (int seat = 1; seat <= state.seats(); seat++) {
      pool += state.covered(seat) ? Tiles.size(state.hand(seat)) : 0;
    }
    boolean force = forced;
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (!state.covered(seat)) {
        continue;
      }
      int hand = 0;
      for (int size = Tiles.size(state.hand(seat)); size > 0; size--) {
        int kind = force ? placeable(state) : QinState.any(state.bag(), random.nextInt(pool));
        force = false;
        pool--;
        hand = Tiles.plus(hand, kind);
        state.bag(state.bag() - (1L << 8 * kind));
      }
      state.hand(seat, hand);
    }
  }

  private static boolean anybodyCanPlace(QinState state) {
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (LegalActions.any(state.land, state.hand(seat))) {
        return true;
      }
    }
    return false;
  }
}
