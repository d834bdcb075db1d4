package tianxia.server.review;

import java.util.concurrent.locks.LockSupport;

/// A clock and pauses for reviews.
interface Waiting {
  /// The machine's clock.
  Waiting REAL =
      new Waiting() {
        @Override
        public long now() {
          return System.nanoTime();
        }

        @Override
        public void pause(long nanos) {
          LockSupport.parkNanos(nanos);
        }
      };

  /// Nanoseconds since an arbitrary moment.
  long now();

  /// Sleeps for this long; returns early if the thread is interrupted.
  void pause(long nanos);
}
