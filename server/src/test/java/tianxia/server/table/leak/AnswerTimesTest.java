package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.server.message.Frame;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.RandomLog;
import tianxia.server.table.command.FirstRow;

/// How long a seat waits for answers at two tables that it can't tell apart: Sun Tzu, where the
/// other seat has another warlord. With `-Dtianxia.deep=true` many answers are timed in random
/// alternation, and the result of a rank test is printed. It is no verdict: a machine that does
/// other things besides gives small probabilities by chance, and a difference below what a network
/// adds is none that anybody could see. So nothing is asserted of the times.
class AnswerTimesTest {
  private static final long SEED = 20_261_126;
  private static final int SAMPLES = Boolean.getBoolean("tianxia.deep") ? 20_000 : 20;

  private interface Ask {
    Object of(House house);
  }

  @Test
  void theRankTestTellsSamplesApart() {
    long[] even = LongStream.range(0, 400).map(i -> i * 2).toArray();
    long[] odd = LongStream.range(0, 400).map(i -> i * 2 + 1).toArray();
    long[] later = LongStream.range(0, 400).map(i -> i * 2 + 200).toArray();
    assertThat(Ranks.of(even, even).z()).isZero();
    assertThat(Ranks.of(even, even).probability()).isCloseTo(1, within(1e-6));
    assertThat(Ranks.of(even, odd).probability()).isGreaterThan(0.9);
    assertThat(Ranks.of(even, later).probability()).isLessThan(1e-6);
    assertThat(Ranks.of(even, later).z()).isEqualTo(-Ranks.of(later, even).z());
    // By hand: the first has the ranks 1, 2 and 4 of 6, so 7 where chance gives 10.5.
    assertThat(Ranks.of(new long[] {1, 2, 4}, new long[] {3, 5, 6}).z())
        .isCloseTo(-3.5 / Math.sqrt(5.25), within(1e-12));
  }

  @Test
  void answersAreTimedAtTablesThatDifferInWhatASeatCantKnow() {
    try (House one = table("feint");
        House other = table("march")) {
      String token = RandomLog.token(2);
      compare("a frame", one, other, house -> house.tables().frame(RandomLog.TABLE, token));
      compare(
          "a preview",
          one,
          other,
          house ->
              house.tables().command(RandomLog.TABLE, token, preview(List.of("Xi:1", "Ti:5"))));
      compare(
          "a refusal",
          one,
          other,
          house -> house.tables().command(RandomLog.TABLE, token, preview(List.of("Xi:99"))));
    }
  }

  private static ClientMessage.Preview preview(List<String> actions) {
    return new ClientMessage.Preview("p", 3, actions);
  }

  /// A table of fixed draws at which both seats have chosen their warlords.
  private static House table(String warlord) {
    Store store = new MemoryStore();
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    Options options = Options.of(game.options(), Map.of("warlords", "on"));
    store.append(
        List.of(FirstRow.of(RandomLog.TABLE, game, RandomLog.made(game, options, SEED), 0).row()));
    House house = new House(Games.CATALOGUE, store, House.AT_RANDOM, new Hourglass());
    choose(house, 1, 1, warlord);
    choose(house, 2, 2, "second-six");
    return house;
  }

  private static void choose(House house, int seat, int seq, String warlord) {
    Party.done(
        house
            .tables()
            .command(
                RandomLog.TABLE,
                RandomLog.token(seat),
                new ClientMessage.Play("c" + seat, seq, List.of("choose " + warlord))));
  }

  private static void compare(String what, House one, House other, Ask ask) {
    assertThat(plain(ask.of(other))).isEqualTo(plain(ask.of(one)));
    long[] first = new long[SAMPLES];
    long[] second = new long[SAMPLES];
    RandomGenerator random = new Xoroshiro(SEED);
    for (int i = -SAMPLES / 4; i < SAMPLES; i++) {
      boolean swapped = random.nextBoolean();
      long before = time(swapped ? other : one, ask);
      long after = time(swapped ? one : other, ask);
      // The first ones warm the program up.
      if (i >= 0) {
        first[i] = swapped ? after : before;
        second[i] = swapped ? before : after;
      }
    }
    Ranks test = Ranks.of(first, second);
    assertThat(test.probability()).isBetween(0.0, 1.0);
    if (Boolean.getBoolean("tianxia.deep")) {
      System.out.printf(
          "%s: %d answers each, medians %d and %d ns, Mann-Whitney z = %.2f, p = %.3f%n",
          what, SAMPLES, median(first), median(second), test.z(), test.probability());
    }
  }

  private static String plain(Object answer) {
    return answer instanceof Frame frame
        ? Messages.write(frame).replaceAll("\"updated\":\\d+", "")
        : answer.toString();
  }

  private static long time(House house, Ask ask) {
    long from = System.nanoTime();
    Object answer = ask.of(house);
    long took = System.nanoTime() - from;
    assertThat(answer).isNotNull();
    return took;
  }

  private static long median(long[] times) {
    long[] sorted = times.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
