package tianxia.server.tournament.league;

import java.util.List;
import java.util.stream.IntStream;

/// How many change places between neighbouring divisions after a season.
public final class Exchange {
  private Exchange() {}

  /// How many go up over each border, and as many down. In small divisions fewer than the maker
  /// wants: nobody is among those who go up and those who go down.
  ///
  /// @param sizes of the divisions, the highest first
  /// @return one number for each border, the highest first
  public static List<Integer> of(List<Integer> sizes, int movers) {
    return IntStream.range(0, Math.max(0, sizes.size() - 1))
        .mapToObj(i -> Math.min(movers, Math.min(sizes.get(i), sizes.get(i + 1)) / 2))
        .toList();
  }
}
