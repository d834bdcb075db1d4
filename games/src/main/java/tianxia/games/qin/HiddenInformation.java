package tianxia.games.qin;

import java.util.random.RandomGenerator;

/// Draws the hands that a forgotten state covers, each unseen tile equally likely, as the sizes
/// stand. Where a seat is to place, somebody can (QIN-20), so worlds in which nobody can are drawn
/// again.
final class HiddenInformation {
  /// After so many draws a placeable tile is dealt by hand. At least one tile in 72 is placeable
  /// where this matters, so this is never seen; it is there so that the loop has an end.
  private static final int ENOUGH = 5000;

  private HiddenInformation() {}

  static void hands(QinState state, RandomGenerator random) {
    long unseen = state.bag();
    boolean must = mustHoldPlaceable(state);
    for (int tries = 0; ; tries++) {
      state.bag(unseen);
      deal(state, random, must && tries == ENOUGH);
      if (!must || anybodyCanPlace(state)) {
        return;
      }
    }
  }

  /// Whether one of the covered hands must hold a tile that can be placed: a seat is to place, none
  /// of the known tiles can be placed, and an unseen one can.
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

  /// An unseen kind that can be placed, or −1.
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
