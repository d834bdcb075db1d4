package tianxia.server.tournament.desk;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.FirstTable;
import tianxia.server.store.TournamentStore.Step;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.Tables;
import tianxia.server.tournament.NextStep;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;

/// Does what tournaments do by themselves: begins them at their time, pairs their rounds, decides
/// the tables to which somebody does not come, ends them. What is to be looked at the store says,
/// and who of several servers may write, too: each step is based on the one before it.
public final class TournamentRunner implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(TournamentRunner.class);
  private static final Duration PERIOD = Duration.ofSeconds(1);

  /// How many tournaments one run looks at.
  private static final int MAX_AT_ONCE = 50;

  /// How many steps one run does of one of them: more than a round has tables.
  private static final int MAX_STEPS = 200;

  /// How often a round is looked at that is played: a table may have been deleted.
  private static final Duration PLAYED = Duration.ofHours(1);

  /// After how long something is tried again that could not be done.
  private static final Duration TROUBLE = Duration.ofMinutes(1);

  private static final int MAX_TROUBLES = 500;

  private final TournamentStore store;
  private final Tables tables;
  private final TournamentTables making;
  private final InstantSource clock;
  private final PeriodicTask ticker;

  /// When to try again what failed, by tournament.
  private final Map<String, Long> troubles =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MAX_TROUBLES;
        }
      };

  TournamentRunner(
      TournamentStore store,
      Tables tables,
      TournamentTables making,
      InstantSource clock,
      FatalFailureListener failures) {
    this.store = store;
    this.tables = tables;
    this.making = making;
    this.clock = clock;
    this.ticker = PeriodicTask.start("tournaments", PERIOD, this::tick, failures);
  }

  /// Looks at the tournaments that are due.
  synchronized void tick() {
    long now = clock.millis();
    try {
      store.due(now, MAX_AT_ONCE).stream()
          .filter(id -> troubles.getOrDefault(id, 0L) <= now)
          .forEach(this::run);
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("tournaments have to wait: {}", e.getMessage());
    }
  }

  private void run(String id) {
    try {
      int steps = 0;
      while (steps < MAX_STEPS && step(id)) {
        steps++;
      }
      troubles.remove(id);
    } catch (RuntimeException e) {
      troubles.put(id, clock.millis() + TROUBLE.toMillis());
      LOG.warn("tournament {} has to wait", id, e);
    }
  }

  /// Does one step.
  ///
  /// @return whether another one may follow
  private boolean step(String id) {
    return TournamentLog.read(store, id).map(this::step).orElse(false);
  }

  private boolean step(TournamentLog log) {
    return switch (log.now().phase()) {
      case OPEN -> open(log);
      case RUNNING ->
          switch (NextStep.of(log.now())) {
            case NextStep.Wait _ -> lateness(log);
            case NextStep.Pairing pairing -> pair(log, pairing);
            case NextStep.Close _ -> write(log, new TournamentEntry.Closed());
          };
      case CLOSED -> {
        clear(log);
        yield rest(log, OptionalLong.empty());
      }
    };
  }

  /// Begins at its time; where too few have entered by then, it is over.
  private boolean open(TournamentLog log) {
    if (clock.millis() < log.opening()) {
      return rest(log, OptionalLong.of(log.opening()));
    }
    return write(
        log,
        TournamentRules.start(log.now())
                instanceof TournamentRules.Decision.Write(TournamentEntry started)
            ? started
            : new TournamentEntry.Closed());
  }

  private boolean pair(TournamentLog log, NextStep.Pairing pairing) {
    long now = clock.millis();
    TournamentEntry.Paired paired = pairing.entry(making::freshId);
    List<FirstTable> made = making.of(log.id(), log.now(), paired, now);
    Set<String> told =
        paired.boards().stream()
            .flatMap(board -> board.accounts().stream())
            .collect(Collectors.toSet());
    store.append(
        new Step(log.id(), log.seq(), List.of(paired), made, told, now, OptionalLong.of(now)));
    return true;
  }

  /// Decides the first table to which somebody has not come in time, or that is gone.
  private boolean lateness(TournamentLog log) {
    long now = clock.millis();
    if (now < log.lateness()) {
      return rest(log, OptionalLong.of(log.lateness()));
    }
    Duration pause = PLAYED;
    for (Round.Game game : playing(log.now())) {
      switch (tables.inspect(game.table())) {
        case TableInfo info when info.phase().equals(TableInfo.WAITING) -> {
          if (tables.withdraw(game.table())) {
            return end(log, game, absent(info));
          }
          pause = TROUBLE;
        }
        case Problem problem when problem.code().equals(Problem.UNKNOWN_TABLE) -> {
          // The host has deleted it: nobody is to blame.
          return end(log, game, Set.of());
        }
        case Problem _ -> pause = TROUBLE;
        case TableInfo _ -> {}
      }
    }
    return rest(log, OptionalLong.of(now + pause.toMillis()));
  }

  private static List<Round.Game> playing(Tournament tournament) {
    return tournament.rounds().isEmpty()
        ? List.of()
        : tournament.rounds().getLast().games().stream()
            .filter(game -> game.result().isEmpty())
            .toList();
  }

  /// Who has not taken their seat; if all have, who has not revealed their nonce.
  private static Set<Integer> absent(TableInfo info) {
    Set<Integer> open =
        info.seats().stream()
            .filter(seat -> seat.kind().equals("open"))
            .map(seat -> seat.seat())
            .collect(Collectors.toSet());
    return open.isEmpty() ? Set.copyOf(info.reveal()) : open;
  }

  private boolean end(TournamentLog log, Round.Game game, Set<Integer> absent) {
    Set<Integer> winners =
        IntStream.rangeClosed(1, game.accounts().size())
            .filter(seat -> !absent.contains(seat))
            .boxed()
            .collect(Collectors.toSet());
    long now = clock.millis();
    store.append(
        new Step(
            log.id(),
            log.seq(),
            List.of(new TournamentEntry.Ended(game.table(), winners, absent)),
            List.of(),
            Set.copyOf(game.accounts()),
            now,
            OptionalLong.of(now)));
    return true;
  }

  private boolean write(TournamentLog log, TournamentEntry entry) {
    long now = clock.millis();
    Set<String> told =
        playing(log.now()).stream()
            .flatMap(game -> game.accounts().stream())
            .collect(Collectors.toSet());
    store.append(
        new Step(log.id(), log.seq(), List.of(entry), List.of(), told, now, OptionalLong.of(now)));
    return true;
  }

  /// Nothing is to be done until then.
  private boolean rest(TournamentLog log, OptionalLong look) {
    return !store.append(new Step(log.id(), log.seq(), List.of(), clock.millis(), look));
  }

  /// Deletes the tables of a tournament that is over to which not all have come.
  private void clear(TournamentLog log) {
    Stream<Round.Game> left = playing(log.now()).stream();
    left.forEach(game -> tables.withdraw(game.table()));
  }

  @Override
  public void close() {
    ticker.close();
  }
}
