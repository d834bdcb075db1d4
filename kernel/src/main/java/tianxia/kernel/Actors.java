package tianxia.kernel;

import java.util.ArrayList;
import java.util.List;

/// Reads the bit sets of [State#actors] and [State#winners].
public final class Actors {
  /// The actor that is chance, and the viewer that is a spectator.
  public static final int CHANCE = 0;

  private Actors() {}

  public static boolean contains(int set, int actor) {
    return actor >= 0 && actor < 32 && (set >> actor & 1) != 0;
  }

  /// The lowest actor of a set that is not empty.
  public static int first(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /// The actors of a set, ascending.
  public static List<Integer> list(int set) {
    List<Integer> all = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      all.add(first(rest));
    }
    return List.copyOf(all);
  }
}
