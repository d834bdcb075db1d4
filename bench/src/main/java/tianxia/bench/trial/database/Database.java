package tianxia.bench.trial.database;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import tianxia.bench.trial.plan.Fault;

/// The PostgreSQL under a trial.
public sealed interface Database extends AutoCloseable permits OwnDatabase, GivenDatabase {
  InetSocketAddress at();

  /// The name of the database.
  String name();

  Connection connect() throws SQLException;

  /// The environment in which a process may use it. Where roles can be made, each process has one
  /// of its own, by which what it has written can be told from what others have.
  Map<String, String> login(String process) throws SQLException;

  /// Why a fault can't be done to it; empty if it can.
  String refusal(Fault fault);

  /// Ends it with SIGKILL.
  void kill() throws IOException;

  /// Starts it again at the same port, if it does not run.
  void revive() throws IOException;

  /// Leaves no space on its disk, or as much as before.
  void full(boolean now) throws IOException;

  @Override
  void close() throws IOException;
}
