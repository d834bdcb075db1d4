package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.Trace;
import tianxia.kernel.words.Lines;

/// Perft, playouts, the random generator, traces and line splitting.
class SearchingTest {
  private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;
  private static final long SILVER_RATIO = 0x6a09e667f3bcc909L;

  @Test
  void perftLetsTheLowestActorGoFirstAndCountsChance() {
    Race.Position start = new Race().start(Race.options("1"));
    Perft<Race.Position> perft = new Perft<>();
    // `go 1` or `go 2` by seat 1; after `go 2` it must land before seat 2's turn.
    assertThat(List.of(perft.leaves(start, 0), perft.leaves(start, 1), perft.leaves(start, 2)))
        .containsExactly(1L, 2L, 3L);
    // go 1 · go 1 · slip; go 1 · go 2 · land; go 2 · land · go.
    assertThat(perft.leaves(start, 3)).isEqualTo(2 + 1 + 2);
    assertThat(perft.leaves(start, 9)).isZero();
    assertThat(start).isEqualTo(new Race().start(Race.options("1")));
  }

  @Test
  void playoutsEndAndCountTheirEvents() {
    Race.Position start = new Race().start(Race.options("2"));
    Playout<Race.Position> playout = new Playout<>(start, new Xoroshiro(1));
    for (int i = 0; i < 100; i++) {
      Race.Position lists = start.copy();
      assertThat(playout.byLists(lists)).isBetween(6, 10);
      assertThat(lists.winners()).isNotZero();
      Race.Position samples = start.copy();
      assertThat(playout.bySamples(samples)).isBetween(6, 10);
      assertThat(samples.actors()).isZero();
    }
  }

  /// Seat 1 wins alone in half of the games, seat 2 in a quarter: chance slips seat 2 twice as
  /// often.
  @Test
  void playoutsByListsDrawByWeight() {
    Race.Position start = new Race().start(Race.options("1"));
    Playout<Race.Position> playout = new Playout<>(start, new Xoroshiro(1));
    int[] wins = new int[8];
    for (int i = 0; i < 2000; i++) {
      Race.Position race = start.copy();
      playout.byLists(race);
      wins[race.winners()]++;
    }
    assertThat(wins[1 << 1]).isBetween(900, 1100);
    assertThat(wins[1 << 2]).isBetween(420, 580);
  }

  @Test
  void actionsAndOutcomesAreInTheOrderOfTheirNotation() {
    Race reversed =
        new Race() {
          @Override
          public String write(Position state, int actor, int action) {
            return "go " + (9 - action);
          }
        };
    Race.Position start = reversed.start(Race.options("1"));
    assertThat(Legal.notations(reversed, start, 1)).containsExactly("go 7", "go 8");
    start.apply(1, 1);
    start.apply(2, 1);
    assertThat(Chance.outcomes(reversed, start))
        .extracting(Chance.Outcome::action)
        .containsExactly(2, 1);
  }

  /// Compares with Java's own generator of this name, started in the same state.
  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, 0x123456789abcdefL})
  void theGeneratorIsXoroshiro128PlusPlus(long seed) {
    RandomGenerator reference =
        RandomGeneratorFactory.of("Xoroshiro128PlusPlus")
            .create((seed + GOLDEN_RATIO) ^ SILVER_RATIO);
    Xoroshiro ours = new Xoroshiro(seed);
    for (int i = 0; i < 1000; i++) {
      assertThat(ours.nextLong()).isEqualTo(reference.nextLong());
    }
    ours.seed(seed);
    assertThat(ours.nextLong()).isEqualTo(new Xoroshiro(seed).nextLong());
  }

  @Test
  void boundedNumbersAreUniform() {
    Xoroshiro random = new Xoroshiro(5);
    for (int bound : new int[] {1, 2, 3, 7, 146, 1 << 20, Integer.MAX_VALUE}) {
      int[] parts = new int[4];
      for (int i = 0; i < 40_000; i++) {
        int value = random.nextInt(bound);
        assertThat(value >= 0 && value < bound).isTrue();
        parts[(int) (4L * value / bound)]++;
      }
      for (int part = 0; bound >= 146 && part < 4; part++) {
        assertThat(parts[part]).isBetween(9_300, 10_700);
      }
    }
  }

  /// Compares with Lemire's method as it stands in his paper, in whole numbers of any size: without
  /// its rejection a third of the values of the first bound would come half as often again.
  @ParameterizedTest
  @ValueSource(ints = {3 << 29, 1 << 30, Integer.MAX_VALUE, (1 << 30) + 1, 146, 7, 1})
  void boundedNumbersAreLemires(int bound) {
    Xoroshiro ours = new Xoroshiro(bound);
    Xoroshiro reference = new Xoroshiro(bound);
    BigInteger word = BigInteger.TWO.pow(32);
    BigInteger size = BigInteger.valueOf(bound);
    for (int i = 0; i < 1000; i++) {
      BigInteger product;
      do {
        product = BigInteger.valueOf(reference.nextLong() >>> 32).multiply(size);
      } while (product.mod(word).compareTo(word.mod(size)) < 0);
      assertThat(ours.nextInt(bound)).isEqualTo(product.divide(word).intValueExact());
    }
    assertThat(ours.nextInt()).isEqualTo((int) (reference.nextLong() >>> 32));
  }

  @Test
  void aTraceHasALineForEachPosition() {
    Match<Race.Position> match = new Match<>(new Race(), Race.options("1"));
    match.play(1, "go 1");
    GameRecord record = GameRecord.of(match, GameRecord.Headers.NONE);
    List<String> lines = new ArrayList<>();
    Trace trace = new Trace((bytes, length) -> "" + length, true);
    trace.of(new Race(), record, line -> lines.add(line.toString()));
    assertThat(lines)
        .containsExactly(
            "{\"actor\":[\"1\",\"2\"],\"legal\":4,\"legalActions\":{\"1\":[\"go 1\",\"go 2\"],\"2\":[\"go 1\",\"go 2\"]},"
                + "\"legalHash\":\"41\",\"ply\":0,\"state\":{\"at\":[0,0],\"round\":0},\"stateHash\":\"22\","
                + "\"views\":[{\"viewer\":0},{\"viewer\":1},{\"viewer\":2}],\"viewsHash\":\"40\"}",
            "{\"actor\":[\"2\"],\"legal\":2,\"legalActions\":{\"2\":[\"go 1\",\"go 2\"]},\"legalHash\":\"21\",\"ply\":1,"
                + "\"state\":{\"at\":[1,0],\"round\":0},\"stateHash\":\"22\","
                + "\"views\":[{\"viewer\":0},{\"viewer\":1},{\"viewer\":2}],\"viewsHash\":\"40\"}");
  }

  @Test
  void linesEndInLfOrCrlf() {
    assertThat(Lines.of("")).isEmpty();
    assertThat(Lines.of("a\nb\r\n\nc")).containsExactly("a", "b", "", "c");
    assertThat(Lines.of("a\n")).containsExactly("a");
    assertThat(Lines.of("\na\r")).containsExactly("", "a\r");
    assertThat(Lines.of("a\rb\n\r\n")).containsExactly("a\rb", "");
  }

  @Test
  void actorsAreReadFromBitSets() {
    assertThat(Actors.list(0b10110)).containsExactly(1, 2, 4);
    assertThat(Actors.list(0)).isEmpty();
    assertThat(Actors.first(0b1000)).isEqualTo(3);
    assertThat(Actors.contains(0b100, 2)).isTrue();
    assertThat(Actors.contains(0b100, -1)).isFalse();
    assertThat(Actors.contains(0b100, 34)).isFalse();
    assertThat(Actors.contains(0b001, 32)).isFalse();
    assertThat(Actors.contains(0b001, 0)).isTrue();
  }
}
