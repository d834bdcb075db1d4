package tianxia.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import tianxia.kernel.Actors;
import tianxia.kernel.Question;
import tianxia.server.computer.Urgency;
import tianxia.server.store.Entry;

/// The questions of one table that are open now and may be declined in advance. So that nobody can
/// tell from the time what a seat could have done, or that it has put its questions off, the table
/// itself declines for it, always so long after the question opened: where the seat has put it off,
/// or can do nothing but decline. A computer's answer comes at that moment too, whatever it is.
/// Only a person who is asked takes the time that it takes. All methods are called on the table's
/// thread.
final class OpenQuestions {
  /// The table where they are asked.
  interface Table {
    TableState state();

    PutOffs putOffs();

    /// Who waits for what comes next.
    Urgency urgency();

    void append(Entry entry);
  }

  /// A question to a seat, from the entry on that opened it.
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

  private final Alarm alarm;
  private final Duration pause;
  private final Consumer<Runnable> jobs;
  private final Table table;
  private final Map<Integer, Open> open = new TreeMap<>();

  /// @param pause how long after it opened a question is answered by the table or by a computer
  /// @param jobs brings a job to the table's thread, from any thread
  OpenQuestions(Alarm alarm, Duration pause, Consumer<Runnable> jobs, Table table) {
    this.alarm = alarm;
    this.pause = pause;
    this.jobs = jobs;
    this.table = table;
  }

  /// Whether nothing will happen to them by itself.
  boolean idle() {
    return open.values().stream().allMatch(Open::ripe);
  }

  /// Sees which questions are open now that the table has changed, or that somebody has come. While
  /// nobody waits none is opened: computers alone are not declined for before they have thought.
  void look() {
    TableState state = table.state();
    open.entrySet().removeIf(entry -> closed(state, entry.getKey(), entry.getValue()));
    if (table.urgency() == Urgency.NONE) {
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

  /// A seat has changed what it has put off: a question that was left to it may be declined now.
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
    boolean left = open.occupant() instanceof Occupant.Person && !declines(state, seat, question);
    if (!left) {
      open.chosen()
          .flatMap(action -> Commands.chosen(state, seat, open.seq(), List.of(action)))
          .or(() -> Commands.chosen(state, seat, open.seq(), List.of(question.decline())))
          .ifPresent(table::append);
    }
  }

  private boolean declines(TableState state, int seat, Question question) {
    return table.putOffs().until(seat) > question.moment() || state.forced(seat);
  }
}
