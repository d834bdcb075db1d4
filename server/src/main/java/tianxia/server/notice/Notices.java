package tianxia.server.notice;

import java.time.Duration;

/// Where the owner of a table tells what its seats wait for. Thread-safe; never waits for anything.
public interface Notices {
  /// Nobody is told anything.
  Notices NONE =
      new Notices() {
        @Override
        public boolean on() {
          return false;
        }

        @Override
        public void show(TableMoment moment) {}

        @Override
        public void heard(String table, int seat) {}

        @Override
        public void confirm(String table, int seat, Duration ago) {}

        @Override
        public void left(String table) {}
      };

  /// Whether anybody can be told anything at all.
  boolean on();

  /// A table as it is now.
  void show(TableMoment moment);

  /// Somebody has looked at a table through a seat, over HTTP.
  void heard(String table, int seat);

  /// A client through which a seat looks was heard so long ago: it has what was shown before that.
  /// Of what is shown through a stream nobody knows whether it has arrived, until this is told. To
  /// be told before the table is shown as one at which the seat does not look any more.
  void confirm(String table, int seat, Duration ago);

  /// A table is not in memory any more: nobody looks at it.
  void left(String table);
}
