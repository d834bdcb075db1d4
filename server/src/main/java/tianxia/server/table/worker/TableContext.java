package tianxia.server.table.worker;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import tianxia.server.computer.Computers;
import tianxia.server.lobby.Listings;
import tianxia.server.notice.Notices;
import tianxia.server.store.Store;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.talk.Sanctions;

/// What all tables of a node share.
///
/// @param nanos a monotonic clock, from any origin
/// @param pause how long after it opened a question is answered for a seat that has deferred it
/// @param queue how many jobs may wait at one table
/// @param idle after how long without jobs and viewers a table is unloaded
/// @param listings where tables are entered that anybody may find
/// @param notices where tables tell what their seats wait for
/// @param sanctions what the host has decided against people
/// @param since when they could be played at first, in milliseconds since 1970
public record TableContext(
    Store store,
    Computers computers,
    InstantSource clock,
    LongSupplier nanos,
    OneShotTimer alarm,
    Duration pause,
    int queue,
    Duration idle,
    Listings listings,
    Notices notices,
    Sanctions sanctions,
    long since) {

  /// Of a node that begins.
  public TableContext(
      Store store,
      Computers computers,
      InstantSource clock,
      LongSupplier nanos,
      OneShotTimer alarm,
      Duration pause,
      int queue,
      Duration idle,
      Listings listings,
      Notices notices) {
    this(
        store,
        computers,
        clock,
        nanos,
        alarm,
        pause,
        queue,
        idle,
        listings,
        notices,
        Sanctions.NONE,
        clock.millis());
  }

  /// Of a node that begins, at which nobody is told anything.
  public TableContext(
      Store store,
      Computers computers,
      InstantSource clock,
      LongSupplier nanos,
      OneShotTimer alarm,
      Duration pause,
      int queue,
      Duration idle,
      Listings listings) {
    this(
        store,
        computers,
        clock,
        nanos,
        alarm,
        pause,
        queue,
        idle,
        listings,
        Notices.NONE,
        Sanctions.NONE,
        clock.millis());
  }

  /// On the system's monotonic clock, with tables that nobody finds.
  public TableContext(
      Store store,
      Computers computers,
      InstantSource clock,
      OneShotTimer alarm,
      Duration pause,
      int queue,
      Duration idle) {
    this(store, computers, clock, System::nanoTime, alarm, pause, queue, idle, Listings.NONE);
  }
}
