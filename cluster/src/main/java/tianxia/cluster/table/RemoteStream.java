package tianxia.cluster.table;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.pekko.actor.typed.ActorRef;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// A stream of a table on another node: holds the one message that came and was not taken.
final class RemoteStream implements Subscription {
  private final ActorRef<ToViewer> viewer;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private Optional<ServerMessage> message = Optional.empty();
  private boolean ended;

  /// @param viewer speaks with the other node
  RemoteStream(ActorRef<ToViewer> viewer) {
    this.viewer = viewer;
  }

  /// A message has come.
  void show(ServerMessage shown) {
    change(() -> message = Optional.of(shown));
  }

  /// No more messages will come.
  void end() {
    change(() -> ended = true);
  }

  private void change(Runnable change) {
    lock.lock();
    try {
      change.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public ServerMessage next() throws InterruptedException {
    ServerMessage next;
    lock.lockInterruptibly();
    try {
      while (message.isEmpty() && !ended) {
        changed.await();
      }
      if (message.isEmpty()) {
        return new ServerMessage.Failure(Problem.CLOSING, "the table's node has ended the stream");
      }
      next = message.get();
      message = Optional.empty();
    } finally {
      lock.unlock();
    }
    viewer.tell(new ToViewer.Taken());
    return next;
  }

  @Override
  public void resync() {
    viewer.tell(new ToViewer.Resync());
  }

  @Override
  public void look(boolean now) {
    viewer.tell(new ToViewer.Look(now));
  }

  @Override
  public void close() {
    lose(Duration.ZERO);
  }

  @Override
  public void lose(Duration silence) {
    change(() -> {
      message = Optional.empty();
      ended = true;
    });
    viewer.tell(new ToViewer.Close(silence));
  }
}
