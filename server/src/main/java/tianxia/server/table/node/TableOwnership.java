package tianxia.server.table.node;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Store;
import tianxia.server.table.Retention;
import tianxia.server.table.worker.TableContext;
import tianxia.server.table.worker.TableWorker;
import tianxia.server.table.worker.TableWriter;

/// What only the owner of tables may do with them: a cluster decides which of its nodes owns a
/// table, and tells that node's [LocalTables] here. Thread-safe.
public final class TableOwnership {
  /// Shorter than what is called late ([TableClock]).
  private static final Duration DELAY = Duration.ofSeconds(40);

  private final TableContext context;
  private final Retention retention;
  private final TableAccess access;
  private final NewTables creating;
  private final UnstartedTables unstarted;
  private final OldTables old;
  private final DueTables due;

  TableOwnership(
      TableContext context,
      Retention retention,
      TableAccess access,
      NewTables creating,
      UnstartedTables unstarted,
      OldTables old,
      DueTables due) {
    this.context = context;
    this.retention = retention;
    this.access = access;
    this.creating = creating;
    this.unstarted = unstarted;
    this.old = old;
    this.due = due;
  }

  /// Reserves an id that was chosen elsewhere.
  public ReserveAnswer reserve(String table) {
    return creating.reserve(table);
  }

  /// Makes a table under an id that was chosen elsewhere, and which nobody else was given. A wish
  /// that names a reserved table keeps that one's id.
  ///
  /// @param record of the game that the wish names, from which the table is to play on
  public MakeAnswer make(NewTable wish, String table, Optional<String> record) {
    Optional<Problem> refusal = access.refusal();
    return refusal.isPresent() ? refusal.get() : creating.make(wish, table, record);
  }

  /// Deletes a table that has waited too long to begin, if it still waits and nobody is present.
  ///
  /// @return whether it is gone
  public boolean expire(String table) {
    return access.<Boolean>writing(
        table,
        (worker, answer) -> worker.expire(unstarted.patience(), answer),
        problem -> {
          postpone(table, problem);
          return false;
        });
  }

  /// Deletes a game that is kept no longer, if nobody is present.
  ///
  /// @return whether it is gone
  public boolean retire(String table) {
    return access.<Boolean>writing(
        table, (worker, answer) -> worker.retire(retention, answer), problem -> false);
  }

  /// Deletes a table, whatever goes on there: whoever runs the server wants it.
  ///
  /// @return whether it is gone
  public boolean remove(String table) {
    return access.<Boolean>writing(table, TableWorker::remove, problem -> false);
  }

  /// Deletes a table that has not begun.
  ///
  /// @return whether it is gone
  public boolean withdraw(String table) {
    return access.<Boolean>writing(
        table, TableWorker::withdraw, problem -> problem.code().equals(Problem.UNKNOWN_TABLE));
  }

  /// Ends what is to end at a table by the time of day.
  ///
  /// @return whether something was
  public boolean settle(String table) {
    return access.<Boolean>writing(
        table,
        (worker, answer) -> worker.own(TableWriter::settle, answer),
        problem -> {
          delay(table, problem);
          return false;
        });
  }

  /// Has a table that can't be looked at now looked at later, so that it does not block the others;
  /// forgets one that does not exist.
  private void delay(String table, Problem problem) {
    boolean gone = problem.code().equals(Problem.UNKNOWN_TABLE);
    long now = context.clock().millis();
    OptionalLong later = gone ? OptionalLong.empty() : OptionalLong.of(now + DELAY.toMillis());
    List<Store.Due> noted = List.of(new Store.Due(table, later));
    context.store().append(List.of(), Store.Waiting.SAME.and(noted), now);
  }

  /// Moves a table that can't be deleted now to the end of the store's queue, so that it does not
  /// block the others; removes one that does not exist.
  private void postpone(String table, Problem problem) {
    boolean gone = problem.code().equals(Problem.UNKNOWN_TABLE);
    context
        .store()
        .append(
            List.of(),
            gone ? Store.Waiting.ending(table) : Store.Waiting.beginning(table),
            context.clock().millis());
  }

  /// Whether a table is in memory: somebody watches it, or something happens there by itself.
  public boolean loaded(String table) {
    return access.live(table).isPresent();
  }

  /// Has a table finish the job at hand, ends its streams and unloads it. Whoever asks for it later
  /// loads it again.
  ///
  /// @param patience how long to wait for the job
  /// @return whether it is unloaded
  public boolean release(String table, Duration patience) throws InterruptedException {
    Optional<TableWorker> live = access.live(table);
    live.ifPresent(TableWorker::stop);
    return live.isEmpty() || live.get().join(patience);
  }

  /// Refuses all requests with `unavailable` until [#resume], and unloads every table, without
  /// waiting for it.
  public void suspend() {
    access.suspend().forEach(TableWorker::stop);
  }

  /// Ends a [#suspend].
  public void resume() {
    access.resume();
  }

  /// Has tables whose time has come looked after elsewhere from now on.
  ///
  /// @param turn whether it is this node that looks for them
  /// @param expire asks a table's owner to delete it ([#expire])
  /// @param retire the same for a game that is kept no longer ([#retire])
  /// @param settle asks it to end what is to end by the time of day ([#settle])
  public void sweepThrough(
      BooleanSupplier turn,
      Predicate<String> expire,
      Predicate<String> retire,
      Predicate<String> settle) {
    unstarted.deleteThrough(new Errand(turn, expire));
    old.deleteThrough(new Errand(turn, retire));
    due.settleThrough(new Errand(turn, settle));
  }
}
