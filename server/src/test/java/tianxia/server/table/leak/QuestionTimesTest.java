package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.server.message.Frame;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.table.Questions;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.RandomLog;
import tianxia.server.table.War;
import tianxia.server.table.command.FirstRow;
import tianxia.testkit.proof.Proves;

/// The times at which a person declines reveal nothing about its warlord, tested over many tables
/// with thinking times drawn independently from one distribution. The times that the other seat
/// sees are compared by a two-sample Kolmogorov–Smirnov test, everything else that it sees for
/// equality.
class QuestionTimesTest {
  private static final int TABLES = 30;
  private static final long SEED = 20_261_123;

  /// The significance level: the probability that times of one distribution fail the test. The seed
  /// is fixed, so the result is deterministic.
  private static final double FALSE_ALARMS = 1e-4;

  /// What seat 2 sees of seat 1's questions.
  ///
  /// @param millis how long each was open
  /// @param frames everything else
  private record Seen(List<Integer> millis, List<String> frames) {}

  @Test
  @Proves({"SUN-26", "SUN-27", "GEN-4"})
  void theTimesOfWhoCanOnlyDeclineAreThoseOfWhoCouldDoSomething() {
    Seen nothing = seen("feint", 0, 0);
    for (String other : List.of("reinforce", "remove", "march")) {
      Seen something = seen(other, 0, other.length());
      assertThat(nothing.frames()).isEqualTo(something.frames());
      assertThat(nothing.millis()).hasSameSizeAs(something.millis()).hasSizeGreaterThan(150);
      assertThat(distance(nothing.millis(), something.millis()))
          .as("feint and %s, seed %d", other, SEED)
          .isLessThan(critical(nothing.millis().size(), something.millis().size()));
    }
  }

  /// If the table declined for seats that can do nothing, as if they had put the question off, the
  /// times would distinguish them from the others.
  @Test
  void theTestTellsWhatIsAlwaysAnsweredAfterThePause() {
    List<Integer> nothing = seen("feint", Moment.END, 0).millis();
    List<Integer> something = seen("reinforce", 0, 1).millis();
    assertThat(nothing).containsOnly(400);
    assertThat(distance(nothing, something))
        .isGreaterThan(critical(nothing.size(), something.size()));
  }

  /// @param until the moment until which seat 1 has put its questions off
  /// @param draw selects the sequence of thinking times
  private static Seen seen(String warlord, int until, int draw) {
    Seen all = new Seen(new ArrayList<>(), new ArrayList<>());
    RandomGenerator times = new Xoroshiro(SEED + draw);
    for (int table = 0; table < TABLES; table++) {
      Hourglass time = new Hourglass();
      Store store = new MemoryStore();
      Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
      Options options = Options.of(game.options(), Map.of("warlords", "on"));
      store.append(
          List.of(
              FirstRow.of(RandomLog.TABLE, game, RandomLog.made(game, options, SEED + table), 0)
                  .row()));
      try (House house = new House(Games.CATALOGUE, store, House.AT_RANDOM, time)) {
        new OneTable(house, time, times, all).dynasty(warlord, until);
      }
    }
    return all;
  }

  /// The Kolmogorov–Smirnov statistic: the largest difference between the empirical distributions.
  private static double distance(List<Integer> first, List<Integer> second) {
    List<Integer> all = new ArrayList<>(first);
    all.addAll(second);
    return all.stream()
        .mapToDouble(at -> Math.abs(below(first, at) - below(second, at)))
        .max()
        .orElseThrow();
  }

  private static double below(List<Integer> all, int at) {
    return (double) all.stream().filter(each -> each <= at).count() / all.size();
  }

  /// The critical value at that significance level.
  private static double critical(int n, int m) {
    return Math.sqrt(-Math.log(FALSE_ALARMS / 2) / 2 * (n + m) / ((double) n * m));
  }

  /// The first dynasty at one table.
  private static final class OneTable {
    private final House house;
    private final Hourglass time;
    private final RandomGenerator times;
    private final Seen seen;
    private int commands;

    OneTable(House house, Hourglass time, RandomGenerator times, Seen seen) {
      this.house = house;
      this.time = time;
      this.times = times;
      this.seen = seen;
    }

    void dynasty(String warlord, int until) {
      play(1, "choose " + warlord);
      play(2, "choose second-six");
      send(2, new ClientMessage.PutOff("off2", frame(2).seq(), Moment.END));
      if (until > 0) {
        send(1, new ClientMessage.PutOff("off1", frame(1).seq(), until));
      }
      play(1, War.first());
      play(2, War.second());
      while (frame(2).view().text().contains("\"phase\":\"window\"")) {
        if (frame(2).actors().equals(List.of(1))) {
          question();
        } else {
          pass(400);
        }
      }
    }

    /// Seat 1 declines after its thinking time, unless the table has declined before.
    private void question() {
      Frame before = frame(2);
      int asks = frame(1).questions().map(Questions::until).orElse(0);
      // At least a fifth of a second, with a median of two seconds, sometimes above ten.
      int thinks = (int) Math.max(200, Math.min(30_000, 2_000 * Math.exp(times.nextGaussian())));
      int[] steps =
          asks > 0
              ? new int[] {400}
              : thinks < 400 ? new int[] {thinks} : new int[] {400, thinks - 400};
      int millis = 0;
      for (int i = 0; i < steps.length && frame(2).ply() == before.ply(); i++) {
        pass(steps[i]);
        millis += steps[i];
      }
      if (frame(2).ply() == before.ply()) {
        play(1, "pass");
      }
      seen.millis().add(millis);
      seen.frames().add(Messages.write(frame(2)).replaceAll("\"updated\":\\d+", ""));
    }

    private void pass(int millis) {
      time.pass(millis);
      house.settle(RandomLog.TABLE, RandomLog.token(0));
    }

    private Frame frame(int seat) {
      return (Frame) house.tables().frame(RandomLog.TABLE, RandomLog.token(seat));
    }

    private void send(int seat, ClientMessage.Request request) {
      Party.done(house.tables().command(RandomLog.TABLE, RandomLog.token(seat), request));
    }

    private void play(int seat, String... actions) {
      send(seat, new ClientMessage.Play("c" + ++commands, frame(seat).seq(), List.of(actions)));
    }
  }
}
