package tianxia.server.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.computer.Computers;
import tianxia.server.computer.Priority;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.state.DeferredQuestions;
import tianxia.server.table.state.TableState;

/// A table that is loaded: its one writer, a virtual thread that does one job after the other.
/// Whatever changes the table is on disk before the writer's copy of it changes, and before anybody
/// is told.
final class TableWorker {
  private static final Logger LOG = LoggerFactory.getLogger(TableWorker.class);

  /// What all tables of a node share.
  ///
  /// @param pause how long after it opened a question is answered for a seat that leaves it to the
  ///   table
  /// @param queue how many jobs may wait at one table
  /// @param idle after how long without jobs and viewers a table is unloaded
  record TableContext(
      Store store,
      Computers computers,
      InstantSource clock,
      OneShotTimer alarm,
      Duration pause,
      int queue,
      Duration idle) {}

  private final TableContext around;
  private final Runnable onEnd;
  private final Jobs jobs;
  private final Thread thread;
  private final Presence presence;
  private volatile Snapshot snapshot;

  // The writer's own.
  private final List<Mailbox> mailboxes = new ArrayList<>();
  private final ComputerSeats computers;
  private final OpenQuestions questions;
  private volatile boolean ending;
  private Runnable lastWords = () -> {};

  /// @param onEnd lets go of the table: whoever asks for it loads it again. May be run twice
  TableWorker(TableState state, DeferredQuestions putOffs, TableContext around, Runnable onEnd) {
    this.around = around;
    this.onEnd = onEnd;
    this.jobs = new Jobs(around.queue());
    this.presence = new Presence(around.clock());
    Self self = new Self();
    this.computers = new ComputerSeats(around.computers(), this::own, self);
    this.questions = new OpenQuestions(around.alarm(), around.pause(), this::own, self);
    this.snapshot = new Snapshot(state, putOffs, 0);
    this.thread = Thread.ofVirtual().name("table-" + state.id()).unstarted(this::run);
  }

  /// Begins to work; computers that are to act are asked.
  void start() {
    thread.start();
    own(this::ask);
  }

  private void ask() {
    computers.ask(state());
    questions.look();
  }

  /// A viewer has asked something over HTTP. From any thread.
  void heard(int viewer) {
    Priority before = urgency();
    presence.heard(viewer);
    if (urgency().compareTo(before) < 0) {
      own(this::wanted);
    }
  }

  /// Somebody is here for whom computers think sooner than before, or at all.
  private void wanted() {
    around.computers().promoted(urgency());
    ask();
  }

  private Priority urgency() {
    return ending ? Priority.NONE : presence.urgency(state());
  }

  /// What is on disk and may be shown, now.
  Snapshot snapshot() {
    return snapshot;
  }

  /// Brings a job of the table's own. One that comes after the end is not done: the table may have
  /// another writer by then.
  private void own(Runnable job) {
    jobs.own(() -> {
      if (!ending) {
        job.run();
      }
    });
  }

  /// Has the writer do something that may change the table.
  ///
  /// @param answer completed by the writer; exceptionally if the table failed
  /// @return whether it will
  <T> Jobs.Taken write(Supplier<T> job, CompletableFuture<T> answer) {
    return jobs.offer(() -> answered(job, answer));
  }

  /// As [#write], whatever waits already.
  <T> Jobs.Taken own(Supplier<T> job, CompletableFuture<T> answer) {
    return jobs.own(() -> answered(job, answer));
  }

  private <T> void answered(Supplier<T> job, CompletableFuture<T> answer) {
    if (ending) {
      answer.completeExceptionally(new Store.Failure("the table has been unloaded"));
      return;
    }
    try {
      answer.complete(job.get());
    } catch (RuntimeException | Error e) {
      // Told when the table is unloaded: who tries again at once finds what is on disk.
      lastWords = () -> answer.completeExceptionally(e);
      throw e;
    }
  }

  /// Stops as soon as the job at hand is done.
  void stop() {
    own(() -> ending = true);
  }

  /// Waits for the end of a table that was stopped.
  void join() throws InterruptedException {
    thread.join();
  }

  private void run() {
    try {
      while (!ending) {
        Optional<Runnable> job = jobs.take(around.idle());
        if (job.isPresent()) {
          job.get().run();
        } else if (mailboxes.isEmpty() && computers.idle() && questions.idle()) {
          ending = jobs.closeIfEmpty();
        }
      }
    } catch (InterruptedException e) {
      LOG.warn("table {} was interrupted", state().id());
    } catch (RuntimeException | Error e) {
      // What is in memory can't be trusted any more; the log on disk can.
      LOG.error("table {} failed and was unloaded", state().id(), e);
    } finally {
      end();
    }
  }

  private void end() {
    ending = true;
    Deque<Runnable> rest = jobs.close();
    // Whatever fails of it, the rest is done: nobody may wait for a table that is no more.
    try {
      onEnd.run();
    } finally {
      try {
        mailboxes.forEach(mailbox -> mailbox.end("closing", "the table was unloaded: reconnect"));
      } finally {
        lastWords.run();
        rest.forEach(Runnable::run);
      }
    }
  }

  private TableState state() {
    return snapshot.state();
  }

  // ── jobs: only on the writer's thread ──────────────────────────────────────────────────────────

  /// Carries a command out.
  CommandAnswer command(int viewer, ClientMessage.Command command) {
    return switch (Commands.decide(state(), viewer, command)) {
      case Commands.Decision.Reply(CommandAnswer answer) -> answer;
      case Commands.Decision.Write(Entry entry) -> {
        append(entry);
        yield new Done(command.id(), state().seq());
      }
      case Commands.Decision.PutOff(int until) -> {
        putOff(viewer, until);
        yield new Done(command.id(), state().seq());
      }
    };
  }

  /// Keeps what a seat has put off; nobody else is told, and nothing else changes.
  private void putOff(int seat, int until) {
    around.store().putOff(new Store.PutOff(state().id(), seat, until));
    Snapshot next = new Snapshot(state(), snapshot.putOffs().with(seat, until), present());
    snapshot = next;
    mailboxes.stream().filter(m -> m.viewer() == seat).forEach(m -> m.show(next, false));
    questions.changed(seat);
  }

  /// Seats somebody.
  JoinAnswer join(JoinRequest seating) {
    return switch (seating.decide(state())) {
      case JoinRequest.Decision.Reply(Problem problem) -> problem;
      case JoinRequest.Decision.Again(int seat) ->
          new Joined(snapshot.info(), seat, seating.token());
      case JoinRequest.Decision.Write(Entry.Joined entry) -> {
        append(entry);
        yield new Joined(snapshot.info(), entry.seat(), seating.token());
      }
    };
  }

  /// Opens a stream.
  Mailbox subscribe(int viewer, Optional<Integer> since) {
    int before = present();
    Mailbox[] self = new Mailbox[1];
    Mailbox mailbox = new Mailbox(viewer, snapshot, since, () -> unsubscribe(self[0]));
    self[0] = mailbox;
    Priority asleep = urgency();
    mailboxes.add(mailbox);
    seen();
    if (urgency().compareTo(asleep) < 0) {
      wanted();
    }
    computers.tell(mailbox);
    if (present() != before) {
      publish(state(), false);
    }
    return mailbox;
  }

  private void unsubscribe(Mailbox mailbox) {
    own(() -> {
      int before = present();
      mailboxes.remove(mailbox);
      seen();
      if (present() != before) {
        publish(state(), false);
      }
    });
  }

  private int present() {
    return presence.seats();
  }

  private void seen() {
    int viewers = 0;
    for (Mailbox mailbox : mailboxes) {
      viewers |= 1 << mailbox.viewer();
    }
    presence.streams(viewers);
    if (urgency() == Priority.NONE) {
      around.computers().letGo();
    }
  }

  /// Appends an entry to disk, then changes the table, then tells everybody.
  private void append(Entry entry) {
    TableState before = state();
    long now = around.clock().millis();
    List<Store.Row> rows = new ArrayList<>();
    rows.add(new Store.Row(before.id(), before.seq() + 1, now, entry));
    TableState after = before.after(entry, now);
    Store.Waiting waiting = waiting(before, after);
    if (after.rematch().agreed() && !before.rematch().agreed()) {
      JoinRequest.First next = JoinRequest.next(after, now);
      rows.add(next.row());
      waiting = next.waiting();
    }
    around.store().append(rows, waiting, now);
    if (entry instanceof Entry.Left left) {
      mailboxes.stream().filter(m -> m.viewer() == left.seat()).forEach(Mailbox::watch);
      seen();
    }
    publish(after, after.history() != before.history() || after.actors() != before.actors());
    ask();
  }

  private static Store.Waiting waiting(TableState before, TableState after) {
    if (after.waiting()) {
      return Store.Waiting.beginning(after.id());
    }
    return before.waiting() ? Store.Waiting.ending(after.id()) : Store.Waiting.SAME;
  }

  /// Deletes the table, if it still waits to begin and nobody who sits at it is there; else says in
  /// the store what is the case.
  ///
  /// @return whether it is gone
  boolean expire() {
    String id = state().id();
    if (!state().waiting() || present() != 0) {
      Store.Waiting now =
          state().waiting() ? Store.Waiting.beginning(id) : Store.Waiting.ending(id);
      around.store().append(List.of(), now, around.clock().millis());
      return false;
    }
    around.store().delete(id);
    ending = true;
    // Before the answer: nobody who asks after it may be shown what is no more.
    onEnd.run();
    return true;
  }

  private void publish(TableState state, boolean line) {
    Snapshot next = new Snapshot(state, snapshot.putOffs(), present());
    snapshot = next;
    mailboxes.forEach(mailbox -> mailbox.show(next, line));
  }

  /// The table as its computer seats and its open questions know it.
  private final class Self implements ComputerSeats.Table, OpenQuestions.Table {
    @Override
    public TableState state() {
      return TableWorker.this.state();
    }

    @Override
    public void append(Entry entry) {
      TableWorker.this.append(entry);
    }

    @Override
    public List<Mailbox> mailboxes() {
      return mailboxes;
    }

    @Override
    public Priority urgency() {
      return TableWorker.this.urgency();
    }

    @Override
    public void later(Duration delay, Runnable job) {
      around.alarm().after(delay, () -> own(job));
    }

    @Override
    public DeferredQuestions putOffs() {
      return snapshot.putOffs();
    }

    @Override
    public void answer(int seat, int based, String action) {
      questions.chosen(seat, based, action);
    }
  }
}
