package tianxia.server.table.worker;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import tianxia.kernel.Actors;
import tianxia.kernel.Question;
import tianxia.server.computer.Priority;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.Decision;
import tianxia.server.table.state.DeferredQuestions;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// The questions of one table that are open now and may be declined in advance. The time of an
/// answer is independent of what a seat holds, so that it leaks nothing. A person is always asked,
/// even if it can only decline; if it has deferred the question, the table declines for it, always
/// after the same pause. A computer answers at that moment too; if it has not finished thinking,
/// the table declines for it. All methods are called in the table's jobs.
final class OpenQuestions {
  /// The table where they are asked.
  interface Table {
    TableState state();

    DeferredQuestions putOffs();

    /// How urgent the game's progress is.
    Priority urgency();

    void append(Decision.Write write);
  }

  /// A question that is open to a seat, since an entry of the log.
  ///
  /// @param ripe whether the pause is over
  /// @param chosen what a computer will answer, once it knows
  private record Open(int seq, Occupant occupant, boolean ripe, Optional<String> chosen) {
    Open ripened() {
      return new Open(seq, occupant, true, chosen);
    }

    Open with(String action) {
      return new Open(seq, occupant, ripe, Optional.of(action));
    }
  }

  private final OneShotTimer alarm;
  private final Duration pause;
  private final Consumer<Runnable> jobs;
  private final Table table;
  private final Map<Integer, Open> open = new TreeMap<>();

  /// @param pause how long after it opened a question is answered by the table or by a computer
  /// @param jobs adds a job of the table's own; safe to call from any thread
  OpenQuestions(OneShotTimer alarm, Duration pause, Consumer<Runnable> jobs, Table table) {
    this.alarm = alarm;
    this.pause = pause;
    this.jobs = jobs;
    this.table = table;
  }

  /// Whether no timer of theirs is running.
  boolean idle() {
    return open.values().stream().allMatch(Open::ripe);
  }

  /// Updates the open questions after the table has changed, or somebody has come. While nobody
  /// waits, none is opened: at a table of computers alone, none is declined before they have
  /// thought.
  void update() {
    TableState state = table.state();
    open.entrySet().removeIf(entry -> closed(state, entry.getKey(), entry.getValue()));
    if (table.urgency() == Priority.NONE) {
      return;
    }
    for (int seat : Actors.list(state.actors())) {
      if (state.question(seat).isPresent() && !open.containsKey(seat)) {
        int seq = state.seq();
        open.put(seat, new Open(seq, state.occupant(seat), false, Optional.empty()));
        alarm.after(pause, () -> jobs.accept(() -> ripens(seat, seq)));
      }
    }
  }

  private static boolean closed(TableState state, int seat, Open question) {
    return state.question(seat).isEmpty()
        || state.stale(seat, question.seq())
        || !state.occupant(seat).equals(question.occupant());
  }

  /// A computer has chosen its answer, on the position of a seq.
  void chosen(int seat, int based, String action) {
    Open question = open.get(seat);
    if (question != null && !table.state().stale(seat, based)) {
      open.put(seat, question.with(action));
    }
  }

  /// A seat has changed what it has deferred: its open question may be declined now.
  void changed(int seat) {
    Open question = open.get(seat);
    if (question != null && question.ripe()) {
      jobs.accept(() -> ripens(seat, question.seq()));
    }
  }

  private void ripens(int seat, int seq) {
    Open question = open.get(seat);
    if (question != null && question.seq() == seq) {
      open.put(seat, question.ripened());
      answer(table.state(), seat, question);
    }
  }

  private void answer(TableState state, int seat, Open open) {
    Question question = state.question(seat).orElseThrow();
    boolean person = open.occupant() instanceof Occupant.Person;
    boolean left = person && !question.isPutOff(table.putOffs().until(seat));
    if (!left) {
      open.chosen()
          .flatMap(action -> Commands.chosen(state, seat, open.seq(), List.of(action)))
          .or(() -> Commands.chosen(state, seat, open.seq(), List.of(question.decline())))
          .ifPresent(table::append);
    }
  }
}
