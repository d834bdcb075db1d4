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

  /// Makes it a seat's turn in a state forgotten for `viewer`. Another seat may lay any kind that
  /// the viewer does not see: one tile of each is in its hand, whose size stays what it is.
  static boolean suppose(QinState state, int viewer, int seat) {
    if (state.phase() == QinState.Phase.OVER) {
      return false;
    }
    for (int other = 1; other <= state.seats(); other++) {
      if (other != viewer) {
        int hand = state.hand(other);
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
          state.bag(state.bag() + ((long) Tiles.count(hand, kind) << 8 * kind));
        }
        state.hand(other, Tiles.covered(hand));
      }
    }
    int hand = state.hand(seat);
    for (int kind = 0; seat != viewer && hand != 0 && kind < Tiles.KINDS; kind++) {
      if (state.inBag(kind) > 0) {
        state.bag(state.bag() - (1L << 8 * kind));
        hand = Tiles.perhaps(hand, kind);
      }
    }
    state.hand(seat, hand);
    state.begin(seat);
    return true;
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
