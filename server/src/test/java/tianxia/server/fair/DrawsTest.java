package tianxia.server.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Chance;

/// Compares the draws with the test vectors of `docs/FAIRNESS.md`, which another program computed.
class DrawsTest {
  private static final Secret SECRET =
      new Secret("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  private static final Draws DRAWS =
      new Draws(SECRET, "example", List.of("000102030405060708090a0b0c0d0e0f", Draws.NO_NONCE));

  @Test
  void theHashesAreThoseOfTheDocument() throws IOException {
    List<List<String>> rows = rows(3);
    assertThat(rows).hasSize(5);
    for (List<String> row : rows) {
      byte[] hash = DRAWS.hash(Integer.parseInt(row.get(0)), Integer.parseInt(row.get(1)));
      assertThat(HexFormat.of().formatHex(hash)).isEqualTo(row.get(2));
    }
    String nonce = Share.open("000102030405060708090a0b0c0d0e0f").commitment().orElseThrow();
    assertThat(text())
        .contains("commitment is `" + SECRET.commitment() + "`, that of seat 1 `" + nonce + "`");
  }

  @Test
  void theDrawsAreThoseOfTheDocument() throws IOException {
    TreeMap<String, Integer> bag = new TreeMap<>();
    for (String kind : List.of("YY", "YB", "RY", "RR", "RB", "BB")) {
      bag.put(kind, 12);
    }
    List<List<String>> rows = rows(4);
    assertThat(rows).hasSize(6);
    for (List<String> row : rows) {
      List<Chance.Outcome> outcomes = outcomes(bag);
      int items = outcomes.stream().mapToInt(Chance.Outcome::weight).sum();
      assertThat(items).isEqualTo(Integer.parseInt(row.get(1)));
      int n = Integer.parseInt(row.get(0));
      assertThat(new BigInteger(1, DRAWS.hash(n, 0)).mod(BigInteger.valueOf(items)))
          .isEqualTo(new BigInteger(row.get(2)));
      String drawn = DRAWS.draw(n, outcomes).notation();
      assertThat(drawn).isEqualTo(row.get(3));
      bag.merge(drawn, -1, Integer::sum);
    }
  }

  @Test
  void valuesThatWouldFavourSomeItemsAreRejected() {
    // 2^256 = 3 k + 1: for three items only the very last value is rejected.
    byte[] last = HexFormat.of().parseHex("ff".repeat(32));
    byte[] second = last.clone();
    second[31] = (byte) 0xfe;
    List<Integer> attempts = new ArrayList<>();
    int item =
        Draws.pick(
            3,
            attempt -> {
              attempts.add(attempt);
              return attempt < 2 ? last : second;
            });
    assertThat(attempts).containsExactly(0, 1, 2);
    assertThat(item).isEqualTo(2);
    // For a power of two no value is rejected.
    assertThat(Draws.pick(4, attempt -> last)).isEqualTo(3);
    assertThat(Draws.pick(1, attempt -> last)).isZero();
  }

  @Test
  void everyItemIsDrawnAsOftenAsItIsThere() {
    List<Chance.Outcome> outcomes = outcomes(new TreeMap<>(Map.of("A", 1, "B", 2, "C", 5)));
    TreeMap<String, Integer> counts = new TreeMap<>();
    int draws = 20_000;
    for (int n = 1; n <= draws; n++) {
      counts.merge(DRAWS.draw(n, outcomes).notation(), 1, Integer::sum);
    }
    // Fixed inputs, so the result is deterministic: within four standard deviations of the
    // expectation.
    outcomes.forEach(outcome -> {
      double p = outcome.weight() / 8.0;
      assertThat(counts.getOrDefault(outcome.notation(), 0).doubleValue())
          .isBetween(
              draws * p - 4 * Math.sqrt(draws * p * (1 - p)),
              draws * p + 4 * Math.sqrt(draws * p * (1 - p)));
    });
  }

  @Test
  void secretsAreRandomAndHideThemselves() {
    Secret one = Secret.random(new SecureRandom());
    Secret two = Secret.random(new SecureRandom());
    assertThat(one.hex()).hasSize(64).isNotEqualTo(two.hex());
    assertThat(one.toString()).contains(one.commitment()).doesNotContain(one.hex());
    assertThatThrownBy(() -> new Secret("12")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Draws(one, "t", List.of("12")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<Chance.Outcome> outcomes(SortedMap<String, Integer> bag) {
    List<Chance.Outcome> outcomes = new ArrayList<>();
    bag.forEach((kind, count) -> outcomes.add(new Chance.Outcome(outcomes.size(), kind, count)));
    return outcomes;
  }

  private static String text() throws IOException {
    return Files.readString(Path.of("..", "docs", "FAIRNESS.md"));
  }

  /// The rows of the document's tables that begin with a number and have this many columns.
  private static List<List<String>> rows(int columns) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (String line : text().lines().toList()) {
      List<String> cells = List.of(line.replace("`", "").replace(" ", "").split("\\|", -1));
      if (cells.size() == columns + 2 && cells.get(1).matches("\\d+")) {
        rows.add(cells.subList(1, columns + 1));
      }
    }
    return rows;
  }
}
