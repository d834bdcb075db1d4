package tianxia.server.metrics;

import java.util.Optional;
import tianxia.server.computer.Computers;
import tianxia.server.http.HttpServer;
import tianxia.server.notice.NoticeService;
import tianxia.server.review.Reviews;
import tianxia.server.store.Store;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Where a server's parts are measured for an operator, if anywhere.
public interface Monitoring extends AutoCloseable {
  /// Measures nothing.
  Monitoring OFF = new Off();

  Store timed(Store store);

  Tables timed(Tables tables);

  /// Also tells of these parts from now on.
  void watch(
      LocalTables tables,
      Computers computers,
      Reviews reviews,
      HttpServer web,
      Optional<NoticeService> notices);

  /// The port at which the metrics can be read; empty if they can't.
  Optional<Integer> port();

  @Override
  void close();

  /// Measures nothing.
  record Off() implements Monitoring {
    @Override
    public Store timed(Store store) {
      return store;
    }

    @Override
    public Tables timed(Tables tables) {
      return tables;
    }

    @Override
    public void watch(
        LocalTables tables,
        Computers computers,
        Reviews reviews,
        HttpServer web,
        Optional<NoticeService> notices) {}

    @Override
    public Optional<Integer> port() {
      return Optional.empty();
    }

    @Override
    public void close() {}
  }
}
