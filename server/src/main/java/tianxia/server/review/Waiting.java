package tianxia.server.review;

import java.util.concurrent.locks.LockSupport;

/// How reviews wait.
interface Waiting {
  /// By the clock of the machine.
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

  /// Nanoseconds since any moment.
  long now();

  /// Lets the processor to others for so long; ends if the thread is interrupted.
  void pause(long nanos);
}
