package tianxia.server.table.viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tianxia.server.computer.Priority;
import tianxia.server.digest.Shown;
import tianxia.server.message.Hint;
import tianxia.server.message.Problem;
import tianxia.server.table.clock.Stopwatch;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableState;
import tianxia.server.talk.Talk;

/// Who watches a table, and what they are shown: the newest snapshot, the open streams and who is
/// present. All methods are called in the table's jobs, but for those that say otherwise.
public final class Viewers {
  private final Presence presence;
  private final Stopwatch watch;
  private final List<Mailbox> mailboxes = new ArrayList<>();
  private volatile Snapshot snapshot;

  public Viewers(Presence presence, TableState state, SeatPlans plans, Stopwatch watch) {
    this.presence = presence;
    this.watch = watch;
    this.snapshot = new Snapshot(state, plans, 0, watch.reading());
  }

  /// What is on disk and may be shown now. Safe to call from any thread.
  public Snapshot snapshot() {
    return snapshot;
  }

  /// How urgent a computer's answer is. Safe to call from any thread.
  public Priority urgency() {
    return presence.urgency(snapshot.state());
  }

  /// Notes that a viewer has asked something over HTTP. Safe to call from any thread.
  public void heard(int viewer) {
    presence.heard(viewer);
  }

  /// Makes the table urgent to nobody, now that it ends. Safe to call from any thread.
  public void retire() {
    presence.retire();
  }

  /// The seats with a stream, as a bit set.
  public int present() {
    return presence.seats();
  }

  /// The seats through which somebody looks, as a bit set.
  public int looking() {
    int seats = 0;
    for (Mailbox mailbox : mailboxes) {
      seats |= mailbox.looked() ? 1 << mailbox.viewer() : 0;
    }
    return seats & ~1;
  }

  /// Whether no stream is open.
  public boolean none() {
    return mailboxes.isEmpty();
  }

  /// Opens a stream.
  ///
  /// @param shown by what the viewer is let in
  /// @param since the seq of the last frame that the viewer has
  /// @param listening what it has heard of what is said
  /// @param onClose what is done with the stream when it is closed, on any thread
  /// @param onLook the same when somebody begins to look at it, or ceases to
  public Mailbox open(
      int viewer,
      Shown shown,
      Optional<Integer> since,
      Listening listening,
      Consumer<Mailbox> onClose,
      Consumer<Mailbox> onLook) {
    Mailbox mailbox = new Mailbox(viewer, shown, snapshot, since, listening, onClose, onLook);
    mailboxes.add(mailbox);
    countStreams();
    return mailbox;
  }

  /// Forgets a stream that was closed.
  public void closed(Mailbox mailbox) {
    mailboxes.remove(mailbox);
    countStreams();
  }

  /// Makes spectators of those who see the table as a seat: it was left.
  public void unseat(int seat) {
    mailboxes.stream().filter(m -> m.viewer() == seat).forEach(Mailbox::watch);
    countStreams();
  }

  /// Ends the streams of those who see the table as a seat and are let in no more by what they have
  /// shown.
  public void shut(int seat) {
    TableState state = snapshot.state();
    mailboxes.stream()
        .filter(mailbox -> mailbox.viewer() == seat)
        .filter(mailbox -> state.viewer(mailbox.shown()).isEmpty())
        .forEach(mailbox ->
            mailbox.end(Problem.UNKNOWN_TOKEN, "this token does not open the table any more"));
  }

  private void countStreams() {
    int viewers = 0;
    for (Mailbox mailbox : mailboxes) {
      viewers |= 1 << mailbox.viewer();
    }
    presence.streams(viewers);
  }

  /// Shows everybody a new state.
  ///
  /// @param line whether the line of play has changed, or who may act in it
  public void publish(TableState state, boolean line) {
    Snapshot next = snapshot.next(state, snapshot.plans(), present(), watch.reading());
    snapshot = next;
    mailboxes.forEach(mailbox -> mailbox.show(next, line));
  }

  /// Shows a seat what it has arranged ahead; nobody else is told, and nothing else changes.
  public void publishPlans(int seat, SeatPlans plans) {
    Snapshot next = snapshot.next(snapshot.state(), plans, present(), watch.reading());
    snapshot = next;
    mailboxes.stream().filter(m -> m.viewer() == seat).forEach(m -> m.show(next, false));
  }

  /// Tells everybody that a computer seat thinks.
  public void thinking(int seat, long millis) {
    mailboxes.forEach(mailbox -> mailbox.thinking(seat, millis));
  }

  /// Tells a seat its hint; nobody else.
  public void hint(Hint hint) {
    mailboxes.stream().filter(m -> m.viewer() == hint.seat()).forEach(m -> m.hint(hint));
  }

  /// Tells what was said to all who may read it.
  public void said(Talk talk) {
    mailboxes.forEach(mailbox -> mailbox.said(talk));
  }

  /// Tells them all of it again: something was withdrawn.
  public void amended(Talk talk) {
    mailboxes.forEach(mailbox -> mailbox.amended(talk));
  }

  /// Ends all streams.
  public void end(String code, String message) {
    mailboxes.forEach(mailbox -> mailbox.end(code, message));
  }
}
