package tianxia.bench.trial.database;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.TreeMap;
import tianxia.bench.trial.plan.Fault;

/// One that somebody else runs: it can't be ended or filled.
///
/// @param address `postgresql://host:port/database`
public record GivenDatabase(URI address) implements Database {
  private static final int PORT = 5432;

  @Override
  public InetSocketAddress at() {
    int port = address.getPort();
    return new InetSocketAddress(address.getHost(), port < 0 ? PORT : port);
  }

  @Override
  public String name() {
    return address.getPath().substring(1);
  }

  @Override
  public Connection connect() throws SQLException {
    Map<String, String> all = login("");
    String user = all.getOrDefault("TIANXIA_STORE_USER", "");
    String password = all.getOrDefault("TIANXIA_STORE_PASSWORD", "");
    return DriverManager.getConnection("jdbc:" + address, user, password);
  }

  @Override
  public Map<String, String> login(String process) {
    Map<String, String> login = new TreeMap<>(System.getenv());
    login.keySet().retainAll(java.util.List.of("TIANXIA_STORE_USER", "TIANXIA_STORE_PASSWORD"));
    return login;
  }

  @Override
  public String refusal(Fault fault) {
    return fault == Fault.STORE_KILL || fault == Fault.DISK_FULL
        ? "the database is somebody else's"
        : "";
  }

  @Override
  public void kill() throws IOException {
    throw new IOException(refusal(Fault.STORE_KILL));
  }

  @Override
  public void revive() {}

  @Override
  public void full(boolean now) throws IOException {
    throw new IOException(refusal(Fault.DISK_FULL));
  }

  @Override
  public void close() {}
}
