package tianxia.server.tournament.desk;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.NewTable;
import tianxia.server.store.TournamentStore.Step;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;
import tianxia.server.tournament.NextStep;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;
import tianxia.server.tournament.desk.log.TournamentLog;

/// Does what tournaments do by themselves: begins them at their time, pairs their rounds, decides
/// the tables to which somebody does not come, ends them. What is to be looked at the store says,
/// and who of several servers may write, too: each step is based on the one before it.
public final class TournamentRunner implements AutoCloseable {
  /// More steps than a round has tables.
  private static final DueSteps.Bounds BOUNDS = new DueSteps.Bounds(50, 200);

  private final TournamentStore store;
  private final Tables tables;
  private final TournamentTables making;
  private final InstantSource clock;
  private final DueSteps due;

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
    this.due = new DueSteps("tournaments", BOUNDS, store::due, this::step, clock, failures);
  }

  /// Looks at the tournaments that are due.
  void tick() {
    due.tick();
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
    TournamentEntry.Paired paired = pairing.entry(tables::freshId);
    List<NewTable> made = making.of(log.id(), name(log), log.now(), paired, now);
    Set<String> told =
        paired.boards().stream()
            .flatMap(board -> board.accounts().stream())
            .collect(Collectors.toSet());
    store.append(
        new Step(log.id(), log.seq(), List.of(paired), made, told, now, OptionalLong.of(now)));
    return true;
  }

  /// The name that its tables show: none where nobody is to know that there is such a tournament,
  /// as finished games of accounts can be watched by everybody.
  private String name(TournamentLog log) {
    return store.found(log.id(), TournamentStore.Looker.GUEST).isPresent()
        ? log.now().terms().name()
        : "";
  }

  /// Decides the first table to which somebody has not come in time, or that is gone.
  private boolean lateness(TournamentLog log) {
    long now = clock.millis();
    if (now < log.lateness()) {
      return rest(log, OptionalLong.of(log.lateness()));
    }
    return switch (LateTables.first(log, tables)) {
      case LateTables.Found(TournamentEntry.Ended ended, Set<String> told) -> {
        store.append(
            new Step(
                log.id(), log.seq(), List.of(ended), List.of(), told, now, OptionalLong.of(now)));
        yield true;
      }
      case LateTables.None(Duration pause) -> rest(log, OptionalLong.of(now + pause.toMillis()));
    };
  }

  private boolean write(TournamentLog log, TournamentEntry entry) {
    long now = clock.millis();
    store.append(
        new Step(
            log.id(),
            log.seq(),
            List.of(entry),
            List.of(),
            log.players(),
            now,
            OptionalLong.of(now)));
    return true;
  }

  /// Nothing is to be done until then.
  private boolean rest(TournamentLog log, OptionalLong look) {
    return !store.append(new Step(log.id(), log.seq(), List.of(), clock.millis(), look));
  }

  /// Deletes the tables of a tournament that is over to which not all have come.
  private void clear(TournamentLog log) {
    log.playing().forEach(game -> tables.withdraw(game.table()));
  }

  @Override
  public void close() {
    due.close();
  }
}
