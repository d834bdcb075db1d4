package tianxia.server.tournament.pairing.swiss;

import java.util.List;
import tianxia.server.tournament.pairing.Pair;
import tianxia.server.tournament.pairing.RoundResult;

/// Which of two has the first seat (FIDE C.04.3, 5.2).
///
/// @param topFirst whether the first player of the list has the first seat in the first round
record SeatAllocation(boolean topFirst) {
  Pair seated(SwissPlayer one, SwissPlayer other) {
    boolean ordered = SwissPlayer.ORDER.compare(one, other) < 0;
    SwissPlayer higher = ordered ? one : other;
    SwissPlayer lower = ordered ? other : one;
    return higherFirst(higher, lower)
        ? new Pair(higher.number(), lower.number())
        : new Pair(lower.number(), higher.number());
  }

  private boolean higherFirst(SwissPlayer higher, SwissPlayer lower) {
    SeatPreference wish = higher.preference();
    SeatPreference other = lower.preference();
    if (!wish.clashes(other)) {
      if (wish.strength() != SeatPreference.Strength.NONE) {
        return wish.first();
      }
      return other.strength() != SeatPreference.Strength.NONE
          ? !other.first()
          : (higher.rank() % 2 == 1) == topFirst;
    }
    int stronger = stronger(wish, other);
    if (stronger != 0) {
      return (stronger > 0) == wish.first();
    }
    return alternated(higher.seats(), lower.seats(), wish.first());
  }

  private static int stronger(SeatPreference one, SeatPreference other) {
    return one.absolute() && other.absolute()
        ? Integer.compare(one.difference(), other.difference())
        : one.strength().compareTo(other.strength());
  }

  /// The other way round than when they last had different seats; if they never had, as the higher
  /// one wishes.
  private static boolean alternated(
      List<RoundResult.Played> higher, List<RoundResult.Played> lower, boolean otherwise) {
    for (int back = 1; back <= Math.min(higher.size(), lower.size()); back++) {
      boolean first = higher.get(higher.size() - back).first();
      if (first != lower.get(lower.size() - back).first()) {
        return !first;
      }
    }
    return otherwise;
  }
}
