package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.server.http.account.AccountAnswers;
import tianxia.server.message.table.EventShown;
import tianxia.server.store.Store;
import tianxia.server.table.RandomLog;
import tianxia.server.table.state.DeferredQuestions;
import tianxia.server.table.state.PreparedLines;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Snapshot;
import tianxia.testkit.Extent;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.proof.Proves;

/// Two tables that a viewer cannot tell apart send it the same bytes: frames, answers, legal
/// actions, records. What others have arranged ahead can't be told either. So nothing hidden shows,
/// not even in the size or number of frames. Independent of the games; the logs pass through the
/// server's table code.
///
/// `-Dtianxia.deep=true` compares [#MANY] pairs of tables with each set of options of a game that
/// hides anything, and prints how many of them each viewer was told of. `-Dtianxia.game=ID` looks
/// at that game alone, `-Dtianxia.skip=N` leaves out its first sets of options.
class TwinsTest {
  private static final int LOGS = 4;
  private static final int VARIED = 60;
  private static final int MANY = 10_000;

  /// How many entries the two tables are compared for.
  private static final int WATCHED = 24;

  /// At one position of so many accounts are asked too, since their answers come from a store; and
  /// at the end always, when a game is on the pages of people.
  private static final int ACCOUNTS_ASKED = 16;

  @TempDir private static Path data;

  @SuppressWarnings("NullAway.Init")
  private static AccountAnswers accounts;

  @BeforeAll
  static void open() {
    accounts = new AccountAnswers(data);
  }

  @AfterAll
  static void close() {
    accounts.close();
  }

  private static final SeatPlans NONE =
      new SeatPlans(new DeferredQuestions(Map.of()), PreparedLines.NONE);

  @TestFactory
  @Proves("GEN-4")
  Stream<DynamicTest> tablesThatAViewerCantTellApartTellItTheSame() {
    String only = System.getProperty("tianxia.game", "");
    return Nim.after(Games.CATALOGUE).games().stream()
        .filter(game -> only.isEmpty() || only.equals(game.id()))
        .flatMap(game ->
            GameContract.optionSets(game).stream()
                .skip(Integer.getInteger("tianxia.skip", 0))
                .limit(Extent.of(GameContract.optionSets(game).size(), 1))
                .map(options ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + options.asMap(), () -> of(game, options))));
  }

  private static <S extends State<S>> void of(Game<S> game, Options options) {
    boolean hides = game.hides() != Hidden.NOTHING;
    int wanted = hides && Boolean.getBoolean("tianxia.deep") ? MANY : 0;
    // By viewer: pairs that it can't tell apart, and the positions of them that were compared.
    int[] pairs = new int[game.seats(options) + 1];
    int[] positions = new int[pairs.length];
    int logs = Extent.of(LOGS, 1);
    for (int n = 0; n < logs || Arrays.stream(pairs).sum() < wanted; n++) {
      long seed = Long.getLong("tianxia.seed", 20_261_122L) + n;
      RandomGenerator random = new Xoroshiro(seed);
      RandomLog log = new RandomLog(game, options, random);
      for (int i = 0; i < VARIED; i++) {
        int viewer = random.nextInt(pairs.length);
        Optional<Twins> twins = Twins.of(log, random);
        if (twins.isPresent()) {
          String what = game.id() + " " + options + ", seed " + seed + ", variation " + i;
          int compared = sideBySide(log, twins.get(), viewer, random, what);
          positions[viewer] += compared;
          pairs[viewer] += compared > 0 ? 1 : 0;
        }
      }
    }
    for (int viewer = 0; viewer < pairs.length; viewer++) {
      assertThat(positions[viewer] > 0 || hides && Extent.brief())
          .as(positions[viewer] + " positions that " + viewer + " can't tell apart")
          .isEqualTo(hides);
    }
    if (wanted > 0) {
      System.out.printf(
          "%s %s: pairs %s, positions %s, spectators first%n",
          game.id(), options.asMap(), Arrays.toString(pairs), Arrays.toString(positions));
    }
  }

  /// @return the number of positions compared
  private static int sideBySide(
      RandomLog log, Twins twins, int viewer, RandomGenerator random, String what) {
    int compared = 0;
    Optional<TableState> twin = twins.begin(log);
    int end = Math.min(log.entries.size(), twins.from() + WATCHED);
    for (int at = twins.from(); at < end && twin.isPresent(); at++) {
      TableState one = log.tables.get(at);
      TableState other = twin.get();
      if (!one.history().shown(viewer).equals(other.history().shown(viewer))) {
        return compared;
      }
      if (!one.history().events().equals(other.history().events())) {
        long seed = random.nextLong();
        String where = what + ": what " + viewer + " is told after entry " + (at + 1);
        SeatPlans own = own(one, viewer);
        same(
            told(one, own, viewer, log, seed),
            told(other, others(other, own, viewer), viewer, log, seed),
            where);
        compared++;
      }
      twin = at + 1 < end ? twins.follow(other, at + 1) : Optional.empty();
    }
    return compared;
  }

  private static void same(List<String> one, List<String> other, String where) {
    assertThat(other).as(where).hasSameSizeAs(one);
    for (int i = 0; i < one.size(); i++) {
      assertThat(other.get(i)).as(where).isEqualTo(one.get(i));
    }
  }

  /// What the viewer itself has prepared, before the last entry: a line that has come true, and one
  /// that has not.
  private static SeatPlans own(TableState table, int viewer) {
    int seq = Math.max(1, table.seq() - 1);
    List<EventShown> all = table.history().shown(viewer);
    int from = table.log().resumeAt(seq).orElse(all.size());
    List<String> line =
        all.subList(from, all.size()).stream()
            .filter(event -> event.actor() != Actors.CHANCE)
            .map(event -> event.actor() + " " + event.action())
            .toList();
    List<String> more = Stream.concat(line.stream(), Stream.of(viewer + " pass")).toList();
    return NONE.with(
        new Store.Prepared(
            RandomLog.TABLE, viewer, seq, List.of(more, List.of("1 pass", "2 pass"))));
  }

  /// The same with what all other seats have arranged ahead.
  private static SeatPlans others(TableState table, SeatPlans own, int viewer) {
    SeatPlans plans = own;
    for (int seat = 1; seat <= table.seats(); seat++) {
      if (seat != viewer) {
        int next = seat % table.seats() + 1;
        List<List<String>> lines = List.of(List.of(next + " pass", seat + " pass"));
        plans =
            plans
                .with(seat, Moment.END)
                .with(new Store.Prepared(RandomLog.TABLE, seat, table.seq(), lines));
      }
    }
    return plans;
  }

  private static List<String> told(
      TableState table, SeatPlans plans, int viewer, RandomLog log, long seed) {
    List<String> told =
        new ArrayList<>(Told.by(table, plans, viewer, tries(log, viewer), new Xoroshiro(seed)));
    if (table.over() || Math.floorMod(seed, ACCOUNTS_ASKED) == 0) {
      Snapshot snapshot = new Snapshot(table, plans, 0);
      told.addAll(
          accounts.told(
              Optional.of(viewer).filter(seat -> seat > 0).map(snapshot::summary),
              snapshot.summary(viewer % table.seats() + 1)));
    }
    return told;
  }

  /// The viewer's own actions in the whole log, and `pass`.
  private static List<String> tries(RandomLog log, int viewer) {
    List<String> tries = new ArrayList<>();
    tries.add("pass");
    log.tables.getLast().history().events().stream()
        .filter(event -> event.actor() == viewer)
        .forEach(event -> tries.add(event.action()));
    return tries;
  }
}
