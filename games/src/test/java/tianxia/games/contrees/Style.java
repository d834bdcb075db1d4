package tianxia.games.contrees;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tianxia.games.contrees.PlainTerritory.Hexagon;
import tianxia.kernel.Actors;
import tianxia.kernel.Xoroshiro;

/// How a random game is played.
enum Style {
  /// Uniform choice among the legal actions.
  UNIFORM,
  /// Contrées spread out (many corners), towers crowded together (many groups without a free
  /// neighbour).
  CROWDED,
  /// The least destructive tower: the territory fills up until seats have to pass.
  PEACEFUL;

  String choose(ContreesState state, PlainContrees plain, Xoroshiro random) {
    List<String> legal = new ArrayList<>(plain.legal());
    String action = legal.get(random.nextInt(legal.size()));
    for (int tries = this == UNIFORM ? 8 : 0; tries < 8; tries++) {
      String other = legal.get(random.nextInt(legal.size()));
      if (this == CROWDED
          ? appeal(plain, other) > appeal(plain, action)
          : destroyed(state, other) < destroyed(state, action)) {
        action = other;
      }
    }
    return action;
  }

  private static int appeal(PlainContrees plain, String action) {
    if (plain.phase.equals("tiles")) {
      Hexagon place = Hexagon.parse(action.substring(5));
      return Math.abs(place.q()) + Math.abs(place.r());
    }
    if (!plain.phase.equals("towers") || action.equals("pass")) {
      return 0;
    }
    Set<String> beside = new TreeSet<>(plain.territory.beside(action));
    beside.retainAll(plain.towers.keySet());
    return beside.size();
  }

  private static int destroyed(ContreesState state, String action) {
    int seat = Actors.first(state.actors());
    ContreesState after = state.copy();
    after.apply(seat, Notation.read(state, action));
    return after.destroyed(seat);
  }
}
