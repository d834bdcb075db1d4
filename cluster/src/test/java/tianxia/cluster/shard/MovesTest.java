package tianxia.cluster.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Shards go from nodes that leave to those that stay, a few at a time, and end up even.
class MovesTest {
  private final Map<String, List<String>> shards = new HashMap<>();
  private final Set<String> leaving = new HashSet<>();

  private List<Holder<String>> holders() {
    return shards.entrySet().stream()
        .map(each -> new Holder<>(each.getKey(), !leaving.contains(each.getKey()), each.getValue()))
        .toList();
  }

  private void node(String name, int count) {
    List<String> its = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      its.add(name + i);
    }
    shards.put(name, its);
  }

  private void carryOut(Set<String> moves) {
    for (String shard : moves) {
      shards.values().forEach(its -> its.remove(shard));
      of(Moves.home(holders()).orElseThrow()).add(shard);
    }
  }

  private int count(String node) {
    return of(node).size();
  }

  private List<String> of(String node) {
    return shards.getOrDefault(node, List.of());
  }

  @Test
  void allShardsOfANodeThatLeavesGoToThoseThatStay() {
    node("a", 43);
    node("b", 43);
    node("c", 42);
    leaving.add("a");
    int rounds = 0;
    for (Set<String> moves = Moves.away(holders(), Set.of());
        !moves.isEmpty();
        moves = Moves.away(holders(), Set.of())) {
      assertThat(moves).hasSizeLessThanOrEqualTo(Moves.AT_ONCE).allMatch(s -> s.startsWith("a"));
      carryOut(moves);
      rounds++;
    }
    assertThat(rounds).as("four, three, two and then one at a time").isEqualTo(19);
    assertThat(List.of(count("a"), count("b"), count("c"))).containsExactly(0, 64, 64);
  }

  @Test
  void noMoreMoveThanAFewAtATime() {
    node("a", 40);
    node("b", 0);
    leaving.add("a");
    assertThat(Moves.away(holders(), Set.of("a0", "a1", "a2")))
        .hasSize(1)
        .doesNotContain("a0", "a1", "a2");
    assertThat(Moves.away(holders(), Set.of("a0", "a1", "a2", "a3", "b7"))).isEmpty();
  }

  @Test
  void theShardsOfASmallClusterMoveOneByOne() {
    node("a", Shards.inUse(3, 200) / 3);
    node("b", 8);
    node("c", 8);
    leaving.add("a");
    Set<String> first = Moves.away(holders(), Set.of());
    assertThat(first).hasSize(1);
    assertThat(Moves.away(holders(), first)).isEmpty();
  }

  @Test
  void nothingMovesWhereAllLeave() {
    node("a", 10);
    node("b", 0);
    leaving.addAll(List.of("a", "b"));
    assertThat(Moves.away(holders(), Set.of())).isEmpty();
    assertThat(Moves.even(holders())).isEmpty();
    assertThat(Moves.home(holders())).isEmpty();
  }

  @Test
  void aNodeThatLeavesGetsNone() {
    node("a", 0);
    node("b", 100);
    leaving.add("a");
    assertThat(Moves.home(holders())).contains("b");
    assertThat(Moves.even(holders())).isEmpty();
  }

  @Test
  void aNodeThatComesGetsItsShare() {
    node("a", 64);
    node("b", 63);
    node("c", 0);
    for (Set<String> moves = Moves.even(holders());
        !moves.isEmpty();
        moves = Moves.even(holders())) {
      assertThat(moves).hasSize(1);
      carryOut(moves);
    }
    assertThat(List.of(count("a"), count("b"), count("c")))
        .allSatisfy(its -> assertThat(its).isBetween(42, 43));
  }

  @Test
  void oneShardMoreIsEvenEnough() {
    node("a", 4);
    node("b", 3);
    assertThat(Moves.even(holders())).isEmpty();
  }
}
