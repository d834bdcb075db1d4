package tianxia.server.tournament.pairing.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class GroupDrawTest {
  private static List<Integer> lastFirst(int players) {
    return IntStream.range(0, players).mapToObj(i -> players - 1 - i).toList();
  }

  @Test
  void onlyThreesAndFours() {
    assertThat(GroupDraw.sizes(2)).isEmpty();
    assertThat(GroupDraw.sizes(5)).containsExactly(4);
    assertThat(GroupDraw.sizes(6)).containsExactly(3, 3);
    assertThat(GroupDraw.sizes(9)).containsExactly(3, 3, 3);
    for (int players = 6; players < 200; players++) {
      List<Integer> sizes = GroupDraw.sizes(players);
      assertThat(sizes).allMatch(size -> size == 3 || size == 4);
      assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(players);
      assertThat(sizes.stream().filter(size -> size == 3).count()).isLessThan(4);
    }
  }

  @Test
  void whoIsLeftOver() {
    GroupDraw.Draw draw = GroupDraw.draw(5, (_, _) -> 0, lastFirst(5));
    assertThat(draw.tables()).containsExactly(List.of(0, 1, 2, 3));
    assertThat(draw.byes()).containsExactly(4);
    assertThat(GroupDraw.draw(2, (_, _) -> 0, lastFirst(2)).byes()).containsExactly(1, 0);
  }

  private static long[][] costs(int players, int most, Random random) {
    long[][] costs = new long[players][players];
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < a; b++) {
        long met = random.nextInt(most);
        costs[a][b] = met * met * 1000 + (long) (a - b) * (a - b);
        costs[b][a] = costs[a][b];
      }
    }
    return costs;
  }

  private static long cost(long[][] costs, int[] seats, int[] sizes) {
    long cost = 0;
    int from = 0;
    for (int size : sizes) {
      for (int i = from; i < from + size; i++) {
        for (int j = i + 1; j < from + size; j++) {
          cost += costs[seats[i]][seats[j]];
        }
      }
      from += size;
    }
    return cost;
  }

  /// All ways: the first who is free gets each choice of neighbours, at a table of each size.
  private static long least(long[][] costs, List<Integer> sizes, int used) {
    if (sizes.isEmpty()) {
      return 0;
    }
    int first = Integer.numberOfTrailingZeros(~used);
    long least = Long.MAX_VALUE;
    for (int size : List.copyOf(new TreeSet<>(sizes))) {
      int at = sizes.indexOf(size);
      List<Integer> rest = new ArrayList<>(sizes.subList(0, at));
      rest.addAll(sizes.subList(at + 1, sizes.size()));
      for (int group = 0; group < 1 << costs.length; group++) {
        if (Integer.bitCount(group) == size && (group & used) == 0 && (group >> first & 1) == 1) {
          int[] seats = IntStream.range(0, costs.length).filter(at(group)).toArray();
          long cost = cost(costs, seats, new int[] {size}) + least(costs, rest, used | group);
          least = Math.min(least, cost);
        }
      }
    }
    return least;
  }

  private static IntPredicate at(int group) {
    return i -> (group >> i & 1) == 1;
  }

  @Test
  void leastOfAllWays() {
    Random random = new Random(3);
    for (int i = 0; i < 40; i++) {
      int players = 6 + i % 5;
      List<Integer> sizes = GroupDraw.sizes(players);
      int[] seatsOf = sizes.stream().mapToInt(Integer::intValue).toArray();
      long[][] costs = costs(players, 1 + i % 4, random);
      assertThat(cost(costs, new SmallGroups(costs, seatsOf).best(), seatsOf))
          .isEqualTo(least(costs, sizes, 0));
    }
  }

  /// Where both can be asked, the exchanges come to what is least as well.
  @Test
  void exchangesComeToTheLeast() {
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      int players = 6 + i % 7;
      int[] sizes = GroupDraw.sizes(players).stream().mapToInt(Integer::intValue).toArray();
      long[][] costs = costs(players, 1 + i % 4, random);
      assertThat(cost(costs, new GroupExchanges(costs, sizes).best(40), sizes))
          .isEqualTo(cost(costs, new SmallGroups(costs, sizes).best(), sizes));
    }
  }

  private static int meetings(int players, int rounds) {
    int[][] met = new int[players][players];
    int again = 0;
    for (int round = 0; round < rounds; round++) {
      for (List<Integer> table :
          GroupDraw.draw(players, (a, b) -> met[a][b], lastFirst(players)).tables()) {
        for (int a : table) {
          for (int b : table) {
            again += a < b ? Math.min(met[a][b], 1) : 0;
            met[a][b] += a == b ? 0 : 1;
          }
        }
      }
    }
    return again;
  }

  @Test
  void nobodyMeetsTwiceWherePossible() {
    assertThat(meetings(9, 4)).isZero();
    assertThat(meetings(16, 3)).isZero();
    assertThat(meetings(40, 5)).isZero();
  }
}
