package tianxia.server.table.viewer;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tianxia.server.digest.Shown;
import tianxia.server.message.Hint;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TalkShown;
import tianxia.server.table.Tables;
import tianxia.server.talk.Talk;

/// The pending messages of one viewer: never more than the newest snapshot, which computers think,
/// what was said, a hint and the end. Frames are made when they are taken, from the snapshot and
/// what this viewer had last, so that a slow reader misses nothing and delays nobody.
public final class Mailbox implements Tables.Subscription {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Consumer<Mailbox> onClose;
  private final Consumer<Mailbox> onLook;

  private final Listening listening;
  private final Shown shown;
  private int viewer;
  private boolean looked = true;
  private volatile Duration silence = Duration.ZERO;
  private Snapshot newest;
  private boolean frameDue = true;
  private boolean infoDue;

  /// Since when a move waits to be shown, and the same of the frame taken last; 0: none does.
  private long moved;

  private volatile long takenMoved;

  /// Whether a message was taken by [#next] or [#take] and may not have been sent yet.
  private boolean unsent;

  /// What wakes a reader that has no thread while it waits, and whether it is awake.
  private @Nullable Runnable reader;

  private boolean awake;

  private boolean held;
  private Optional<Integer> had;
  private final Deque<ServerMessage.Thinking> thinking = new ArrayDeque<>();
  private @Nullable Hint hint;
  private ServerMessage.@Nullable Failure failure;

  /// @param shown by what the viewer is let in
  /// @param since the seq of the last frame that the viewer has
  /// @param listening what it has heard of what is said
  /// @param onLook is told when somebody begins to look at the stream, or ceases to
  Mailbox(
      int viewer,
      Shown shown,
      Snapshot first,
      Optional<Integer> since,
      Listening listening,
      Consumer<Mailbox> onClose,
      Consumer<Mailbox> onLook) {
    this.viewer = viewer;
    this.shown = shown;
    this.listening = listening;
    this.newest = first;
    this.had = since;
    this.onClose = onClose;
    this.onLook = onLook;
  }

  /// By what the viewer was let in.
  Shown shown() {
    return shown;
  }

  public int viewer() {
    lock.lock();
    try {
      return viewer;
    } finally {
      lock.unlock();
    }
  }

  /// Whether somebody looks at the stream.
  public boolean looked() {
    lock.lock();
    try {
      return looked;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void look(boolean now) {
    boolean changes;
    lock.lock();
    try {
      changes = looked != now;
      looked = now;
    } finally {
      lock.unlock();
    }
    if (changes) {
      onLook.accept(this);
    }
  }

  /// How long the client had not been heard when it went.
  public Duration silence() {
    return silence;
  }

  /// The table has changed.
  ///
  /// @param line whether the line of play has changed, or who may do what in it
  void show(Snapshot snapshot, boolean line) {
    change(() -> {
      newest = snapshot;
      frameDue |= line;
      moved = line && moved == 0 ? System.nanoTime() : moved;
      infoDue |= !line;
      if (line) {
        thinking.clear();
      }
    });
  }

  @Override
  public void resync() {
    change(() -> {
      had = Optional.empty();
      frameDue = true;
    });
  }

  /// Makes a spectator of the viewer, who has left its seat.
  void watch() {
    change(() -> {
      viewer = 0;
      hint = null;
    });
    resync();
  }

  public void thinking(int seat, long millis) {
    change(() -> {
      thinking.removeIf(thought -> thought.seat() == seat);
      thinking.add(new ServerMessage.Thinking(seat, millis));
    });
  }

  /// Tells the viewer's own hint.
  public void hint(Hint taken) {
    change(() -> hint = taken);
  }

  /// Something was said.
  void said(Talk talk) {
    change(() -> listening.said(talk));
  }

  /// Something that was said has been withdrawn.
  void amended(Talk talk) {
    change(() -> listening.amended(talk));
  }

  void end(String code, String message) {
    change(() -> failure = new ServerMessage.Failure(code, message));
  }

  @Override
  public ServerMessage next() throws InterruptedException {
    return taken().get();
  }

  /// The next message, to be made outside the lock: the table does not wait for it.
  private Supplier<ServerMessage> taken() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      unsent = false;
      while (!due()) {
        changed.await();
      }
      unsent = true;
      return first();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public boolean whenDue(Runnable due) {
    change(() -> reader = due);
    return true;
  }

  @Override
  public Optional<ServerMessage> take() {
    Supplier<ServerMessage> message;
    lock.lock();
    try {
      unsent = due();
      awake = unsent;
      if (!unsent) {
        return Optional.empty();
      }
      message = first();
    } finally {
      lock.unlock();
    }
    return Optional.of(message.get());
  }

  @Override
  public Optional<ServerMessage> poll() {
    Supplier<ServerMessage> message;
    lock.lock();
    try {
      if (unsent || failure != null || !due()) {
        return Optional.empty();
      }
      message = first();
    } finally {
      lock.unlock();
    }
    return Optional.of(message.get());
  }

  @Override
  public long movedSince() {
    return takenMoved;
  }

  @Override
  public void hold() {
    lock.lock();
    try {
      held = true;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void release() {
    lock.lock();
    try {
      held = false;
      wake();
    } finally {
      lock.unlock();
    }
  }

  private boolean due() {
    return failure != null
        || frameDue
        || infoDue
        || hint != null
        || !thinking.isEmpty()
        || talkDue();
  }

  private boolean talkDue() {
    return listening.due(viewer, newest.state().over());
  }

  /// What is due first.
  private Supplier<ServerMessage> first() {
    ServerMessage.Failure ended = failure;
    if (ended != null) {
      return () -> ended;
    }
    if (frameDue) {
      return frame();
    }
    if (infoDue) {
      return info();
    }
    if (talkDue()) {
      TalkShown said = listening.take(viewer, newest.state().over());
      return () -> said;
    }
    Hint taken = hint;
    if (taken != null) {
      hint = null;
      return () -> taken;
    }
    ServerMessage.Thinking thought = thinking.removeFirst();
    return () -> thought;
  }

  private Supplier<ServerMessage> frame() {
    frameDue = false;
    infoDue = false;
    takenMoved = moved;
    moved = 0;
    Snapshot shown = newest;
    int to = viewer;
    Optional<Integer> since = had;
    had = Optional.of(shown.state().seq());
    return () -> shown.frame(to, since);
  }

  private Supplier<ServerMessage> info() {
    infoDue = false;
    Snapshot shown = newest;
    int to = viewer;
    return () -> shown.table(to);
  }

  @Override
  public void close() {
    end("closing", "the stream was closed");
    onClose.accept(this);
  }

  @Override
  public void lose(Duration silence) {
    this.silence = silence;
    close();
  }

  private void change(Runnable change) {
    lock.lock();
    try {
      change.run();
      if (!held) {
        wake();
      }
    } finally {
      lock.unlock();
    }
  }

  /// Wakes whoever reads, if there is something to read.
  private void wake() {
    if (!due()) {
      return;
    }
    changed.signalAll();
    Runnable asleep = reader;
    if (asleep != null && !awake) {
      awake = true;
      asleep.run();
    }
  }
}
