package tianxia.server.tournament.pairing.group;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Tables of three and four. Of all ways to seat a field, one that costs little: first, how often
/// those at a table have met before (the sum of squares over all pairs, so that meeting a third
/// time is worse than two pairs meeting again), then how far apart they stand (the same sum over
/// the differences of their places). Up to [#EXACT] players the cost is least; above, no exchange
/// of two players makes it less, from several starts that are the same for everybody.
public final class GroupDraw {
  /// Up to so many players all ways are looked at.
  public static final int EXACT = 12;

  private static final int STARTS = 40;
  private static final long MEETING = 1_000_000_000L;

  /// How often two have met, by their places in the standings.
  public interface Meetings {
    int between(int one, int other);
  }

  /// A round.
  ///
  /// @param tables by places in the standings, from 0; each in order
  /// @param byes who is left over: one of five, or all of one or two
  public record Draw(List<List<Integer>> tables, List<Integer> byes) {
    public Draw {
      tables = tables.stream().map(List::copyOf).toList();
      byes = List.copyOf(byes);
    }
  }

  private final long[][] costs;
  private final int[] sizes;

  private GroupDraw(int players, int[] sizes, Meetings meetings) {
    this.sizes = sizes;
    this.costs = new long[players][players];
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < players; b++) {
        long met = a == b ? 0 : meetings.between(a, b);
        costs[a][b] = met * met * MEETING + (long) (a - b) * (a - b);
      }
    }
  }

  /// How many sit at each table: as many fours as possible, the others three. Five, like one and
  /// two, can't be seated without leaving somebody over.
  public static List<Integer> sizes(int players) {
    if (players < 3) {
      return List.of();
    }
    if (players == 5) {
      return List.of(4);
    }
    int threes = (4 - players % 4) % 4;
    int fours = (players - 3 * threes) / 4;
    return IntStream.range(0, fours + threes).mapToObj(i -> i < fours ? 4 : 3).toList();
  }

  /// The tables of a round.
  ///
  /// @param players how many there are; places in the standings stand for them
  /// @param byeOrder who is left over if somebody must be, the first first
  public static Draw draw(int players, Meetings meetings, List<Integer> byeOrder) {
    List<Integer> sizes = sizes(players);
    int seated = sizes.stream().mapToInt(Integer::intValue).sum();
    List<Integer> byes = byeOrder.subList(0, players - seated);
    int[] present = IntStream.range(0, players).filter(player -> !byes.contains(player)).toArray();
    int[] seats =
        new GroupDraw(
                seated,
                sizes.stream().mapToInt(Integer::intValue).toArray(),
                (a, b) -> meetings.between(present[a], present[b]))
            .best();
    List<List<Integer>> tables = new ArrayList<>();
    int from = 0;
    for (int size : sizes) {
      tables.add(
          Arrays.stream(seats, from, from + size).map(i -> present[i]).sorted().boxed().toList());
      from += size;
    }
    return new Draw(tables, byes);
  }

  private int[] best() {
    return costs.length <= EXACT
        ? new SmallGroups(costs, sizes).best()
        : new GroupExchanges(costs, sizes).best(STARTS);
  }
}
