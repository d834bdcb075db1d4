package tianxia.server.table.worker;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tianxia.server.computer.Priority;
import tianxia.server.digest.Shown;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Hint;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.store.Ending;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.Patience;
import tianxia.server.table.Retention;
import tianxia.server.table.clock.Stopwatch;
import tianxia.server.table.clock.TableClock;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.Decision;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.command.Renewal;
import tianxia.server.table.computer.ComputerSeats;
import tianxia.server.table.computer.SeatHints;
import tianxia.server.table.state.DeferredQuestions;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Listening;
import tianxia.server.table.viewer.Mailbox;
import tianxia.server.table.viewer.Viewers;

/// All that changes a table: decides, appends to the log on disk, then shows the new state. Called
/// in the table's jobs alone, but for [#urgency] and [#later].
public final class TableWriter
    implements ComputerSeats.Table, OpenQuestions.Table, SeatHints.Table, TableClock.Table {
  private final TableContext context;
  private final Store.Claim claim;
  private final Viewers viewers;
  private final TableListing listing;
  private final Consumer<Runnable> jobs;
  private final ComputerSeats computers;
  private final OpenQuestions questions;
  private final SeatHints hints;
  private final Stopwatch watch;
  private final TableClock clock;
  private final TableNotices notices;
  private final TableTalk talk;

  /// @param claim to the table, under which all is written
  /// @param listing where others find the table
  /// @param watch measures the time since the last entry
  /// @param jobs adds a job of the table's own; safe to call from any thread
  TableWriter(
      TableContext context,
      Store.Claim claim,
      Viewers viewers,
      TableListing listing,
      Stopwatch watch,
      Consumer<Runnable> jobs) {
    this.context = context;
    this.claim = claim;
    this.viewers = viewers;
    this.listing = listing;
    this.jobs = jobs;
    this.computers = new ComputerSeats(context.computers(), jobs, this);
    this.questions = new OpenQuestions(context.alarm(), context.pause(), jobs, this);
    this.hints = new SeatHints(context.computers(), jobs, this);
    this.watch = watch;
    this.notices = new TableNotices(context.notices());
    this.talk = new TableTalk(context, claim, viewers);
    this.clock =
        new TableClock(
            watch, context.alarm(), jobs, this, () -> context.clock().millis() - context.since());
  }

  /// Whether nothing will happen by itself: nobody watches, no computer thinks, no timer runs.
  boolean idle() {
    return viewers.none() && computers.idle() && questions.idle() && hints.idle() && clock.idle();
  }

  /// The table has been loaded.
  void begin() {
    notices.show(state(), viewers.looking());
    ask();
  }

  /// Asks the computers that are to act, and opens the questions that are due.
  void ask() {
    computers.ask(state());
    questions.update();
    hints.update();
    clock.update();
  }

  /// Writes down the time that has passed: the table is about to be unloaded.
  void halt() {
    clock.note();
  }

  /// As [#ask], where computers are to think sooner than before, or at all: somebody has come.
  void wake() {
    context.computers().promoted(urgency());
    ask();
  }

  /// Carries a command out.
  public CommandAnswer command(int viewer, ClientMessage.Command command) {
    clock.check();
    return switch (Commands.decide(state(), viewer, command)) {
      case Decision.Reply(CommandAnswer answer) -> answer;
      case Decision.Write write -> {
        append(write);
        // Answers of others may have come after it.
        int seq = state().answer(viewer, command.id()).orElseGet(() -> state().seq());
        yield new Done(command.id(), seq);
      }
      case Decision.PutOff(int until) -> {
        putOff(viewer, until);
        yield new Done(command.id(), state().seq());
      }
      case Decision.Prepare(List<List<String>> lines) -> {
        prepare(new Store.Prepared(state().id(), viewer, state().seq(), lines));
        yield new Done(command.id(), state().seq());
      }
    };
  }

  private void putOff(int seat, int until) {
    context.store().putOff(claim, new Store.PutOff(state().id(), seat, until));
    viewers.publishPlans(seat, viewers.snapshot().plans().with(seat, until));
    questions.changed(seat);
  }

  private void prepare(Store.Prepared prepared) {
    context.store().prepare(claim, prepared);
    viewers.publishPlans(prepared.seat(), viewers.snapshot().plans().with(prepared));
  }

  /// Seats somebody.
  public JoinAnswer join(JoinRequest request) {
    return switch (request.decide(state())) {
      case JoinRequest.Decision.Reply(Problem problem) -> problem;
      case JoinRequest.Decision.Again(int seat) -> joined(seat, request);
      case JoinRequest.Decision.Write(int seat, Entry entry) -> {
        append(entry, (table, now) -> table.after(entry, now));
        yield joined(seat, request);
      }
    };
  }

  /// Puts another token in the place of one, and ends what that had opened.
  public InfoAnswer renew(Renewal renewal) {
    Optional<Problem> problem = renewal.problem(state());
    if (problem.isPresent()) {
      return problem.get();
    }
    if (!renewal.done(state())) {
      append(renewal.entry());
      viewers.shut(renewal.seat());
    }
    return viewers.snapshot().info();
  }

  private Joined joined(int seat, JoinRequest request) {
    return new Joined(viewers.snapshot().info(), seat, request.token());
  }

  /// What is said at the table.
  public TableTalk talk() {
    return talk;
  }

  /// Opens a stream.
  ///
  /// @param shown by what its viewer is let in
  /// @param heard the last lines that it has of what is said; empty: it wants to hear nothing
  public Mailbox subscribe(
      int viewer, Shown shown, Optional<Integer> since, Optional<Heard> heard) {
    Listening listening = talk.listening(state(), viewer, heard);
    int before = viewers.present();
    Priority asleep = urgency();
    Mailbox mailbox =
        viewers.open(viewer, shown, since, listening, this::unsubscribe, this::looked);
    if (urgency().compareTo(asleep) < 0) {
      wake();
    }
    computers.tell(mailbox);
    hints.tell(mailbox);
    publishPresence(before);
    notices.show(state(), viewers.looking());
    return mailbox;
  }

  /// Somebody looks at a stream, or does not any more: nobody at the table is told.
  private void looked(Mailbox mailbox) {
    jobs.accept(() -> {
      if (!mailbox.looked()) {
        confirm(mailbox);
      }
      notices.show(state(), viewers.looking());
    });
  }

  private void unsubscribe(Mailbox mailbox) {
    jobs.accept(() -> {
      int before = viewers.present();
      viewers.closed(mailbox);
      if (mailbox.looked()) {
        confirm(mailbox);
      }
      rest();
      publishPresence(before);
      notices.show(state(), viewers.looking());
    });
  }

  /// What was shown before the client was heard last has been seen.
  private void confirm(Mailbox mailbox) {
    notices.confirm(state().id(), mailbox.viewer(), mailbox.silence());
  }

  private void publishPresence(int before) {
    if (viewers.present() != before) {
      viewers.publish(state(), false);
      listing.show(viewers.snapshot(), viewers.present());
    }
  }

  /// Takes the computers' questions back where nobody is left who waits for the answers.
  private void rest() {
    if (urgency() == Priority.NONE) {
      context.computers().letGo();
    }
  }

  @Override
  public void append(Decision.Write write) {
    append(write.entry(), write::after);
  }

  @Override
  public void append(Entry entry) {
    append(entry, (table, now) -> table.after(entry, now));
  }

  /// Appends an entry to disk, then changes the table, then tells everybody.
  private void append(Entry entry, Appending.Step step) {
    long now = context.clock().millis();
    TableState before = state();
    Appending added =
        Appending.of(
            before,
            entry,
            step,
            new Entry.Elapsed(watch.take()),
            viewers.snapshot().plans().prepared(),
            now);
    write(added, now);
    int left = left(entry);
    if (left > 0) {
      viewers.unseat(left);
      rest();
    }
    TableState after = added.after();
    viewers.publish(
        after, after.history() != before.history() || after.actors() != before.actors());
    if (!before.playing() || !after.playing() || !before.occupants().equals(after.occupants())) {
      listing.show(viewers.snapshot(), viewers.present());
    }
    notices.show(after, viewers.looking());
    ask();
  }

  private void write(Appending added, long now) {
    if (added.ending().equals(Ending.NONE)) {
      context.store().append(claim, added.rows(), added.waiting(), now);
    } else {
      context.store().end(claim, added.rows(), added.waiting(), now, added.ending());
    }
  }

  /// The seat that a computer has taken over with an entry, or 0.
  private static int left(Entry entry) {
    return switch (entry) {
      case Entry.Left left -> left.seat();
      case Entry.TimeUp up when up.computer().isPresent() -> up.seat();
      default -> 0;
    };
  }

  /// Ends what is to end by now. If nothing is, corrects what the store has noted.
  ///
  /// @return whether something was
  public boolean settle() {
    int seq = state().seq();
    clock.check();
    if (state().seq() != seq) {
      return true;
    }
    Store.Waiting noted = Store.Waiting.SAME.and(List.of(Appending.due(state())));
    context.store().append(claim, List.of(), noted, context.clock().millis());
    return false;
  }

  /// Deletes the table, if it still waits to begin and none of its seats is present; else corrects
  /// what the store has noted.
  ///
  /// @param patience for which tables the time that most have is not enough
  /// @return whether it is gone
  boolean expire(Patience patience) {
    String id = state().id();
    boolean lasts = patience.lasts(state(), context.clock().millis());
    if (!state().waiting() || viewers.present() != 0 || lasts) {
      Store.Waiting now =
          state().waiting() ? Store.Waiting.beginning(id) : Store.Waiting.ending(id);
      context.store().append(claim, List.of(), now, context.clock().millis());
      return false;
    }
    context.store().delete(claim);
    return true;
  }

  /// Deletes the table, if it is kept no longer and none of its seats is present.
  ///
  /// @return whether it is gone
  boolean retire(Retention retention) {
    boolean due = retention.over(state(), context.clock().instant());
    if (!due || viewers.present() != 0) {
      return false;
    }
    context.store().delete(claim);
    return true;
  }

  /// Deletes the table, if it has not begun.
  ///
  /// @return whether it is gone
  boolean withdraw() {
    return state().waiting() && remove();
  }

  /// Deletes the table, whatever goes on there.
  ///
  /// @return that it is gone
  boolean remove() {
    context.store().delete(claim);
    return true;
  }

  @Override
  public TableState state() {
    return viewers.snapshot().state();
  }

  @Override
  public Priority urgency() {
    return viewers.urgency();
  }

  @Override
  public DeferredQuestions putOffs() {
    return viewers.snapshot().plans().putOffs();
  }

  @Override
  public void thinking(int seat, long millis) {
    viewers.thinking(seat, millis);
  }

  @Override
  public void hint(Hint hint) {
    viewers.hint(hint);
  }

  @Override
  public void later(Duration delay, Runnable job) {
    context.alarm().after(delay, () -> jobs.accept(job));
  }

  @Override
  public void answer(int seat, int based, String action) {
    questions.chosen(seat, based, action);
  }
}
