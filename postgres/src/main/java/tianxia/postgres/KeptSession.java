package tianxia.postgres;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// A session for what is asked several times a second, opened anew when it is broken. Thread-safe:
/// one question is asked at a time.
final class KeptSession implements AutoCloseable {
  private final Jdbi jdbi;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Handle kept;
  private boolean closed;

  /// @param jdbi of connections that fail soon
  KeptSession(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /// Asks; twice if the session does not answer, which may have ended while nobody asked.
  ///
  /// @param question can be asked twice
  <A> A ask(Function<Handle, A> question) {
    lock.lock();
    try {
      Handle open = kept;
      if (open != null) {
        try {
          return question.apply(open);
        } catch (RuntimeException e) {
          end(open);
        }
      }
      return askAnew(question);
    } finally {
      lock.unlock();
    }
  }

  private <A> A askAnew(Function<Handle, A> question) {
    Handle open = jdbi.open();
    A answer;
    try {
      answer = question.apply(open);
    } catch (RuntimeException e) {
      end(open);
      throw e;
    }
    if (closed) {
      end(open);
    } else {
      kept = open;
    }
    return answer;
  }

  private void end(Handle open) {
    kept = null;
    try {
      open.close();
    } catch (RuntimeException e) {
      // It is broken, and closed all the same.
    }
  }

  /// Ends the session. What is asked later gets one of its own.
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      Handle open = kept;
      if (open != null) {
        end(open);
      }
    } finally {
      lock.unlock();
    }
  }
}
