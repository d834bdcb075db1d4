package tianxia.bench.trial.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import tianxia.bench.trial.plan.Fault;

/// A PostgreSQL of the trial's own.
public final class OwnDatabase implements Database {
  private static final int TRIES = 10;

  /// Ending a database that was killed is no failure here; PostgreSQL says all else in its own log.
  private static final Logger LOG = Logger.getLogger("io.zonky.test");

  private final Path data;
  private final File log;
  private final boolean durable;
  private final Optional<SmallDisk> disk;
  private final String diskRefusal;
  private EmbeddedPostgres postgres;

  /// @param durable whether it waits for its disk, so that a power failure would lose nothing
  /// @param mayBeFull whether its disk is to be filled
  public OwnDatabase(Path folder, boolean durable, boolean mayBeFull) throws IOException {
    LOG.setLevel(Level.OFF);
    Optional<SmallDisk> small = Optional.empty();
    String why = "";
    if (mayBeFull) {
      try {
        small = Optional.of(new SmallDisk(folder));
      } catch (IOException e) {
        why = "" + e.getMessage();
      }
    }
    this.disk = small;
    this.diskRefusal = why;
    this.durable = durable;
    this.data = small.map(SmallDisk::folder).orElse(folder).resolve("data");
    this.log = folder.resolve("postgres.log").toFile();
    this.postgres = start(0);
  }

  private EmbeddedPostgres start(int port) throws IOException {
    String waits = durable ? "on" : "off";
    EmbeddedPostgres.Builder builder =
        EmbeddedPostgres.builder()
            .setDataDirectory(data)
            .setCleanDataDirectory(false)
            .setServerConfig("fsync", waits)
            .setServerConfig("synchronous_commit", waits)
            .setServerConfig("max_wal_size", "256MB")
            .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log))
            .setErrorRedirector(ProcessBuilder.Redirect.appendTo(log));
    return (port == 0 ? builder : builder.setPort(port)).start();
  }

  @Override
  public InetSocketAddress at() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), postgres.getPort());
  }

  @Override
  public String name() {
    return "postgres";
  }

  @Override
  public Connection connect() throws SQLException {
    return postgres.getPostgresDatabase().getConnection();
  }

  @Override
  public Map<String, String> login(String process) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute("create role " + process + " superuser login");
    }
    return Map.of("TIANXIA_STORE_USER", process, "TIANXIA_STORE_PASSWORD", "any");
  }

  @Override
  public String refusal(Fault fault) {
    return fault == Fault.DISK_FULL ? diskRefusal : "";
  }

  @Override
  public void kill() throws IOException {
    Optional<ProcessHandle> process = process();
    process.ifPresent(running -> {
      running.destroyForcibly();
      running.onExit().join();
    });
  }

  private Optional<ProcessHandle> process() throws IOException {
    Path file = data.resolve("postmaster.pid");
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    String pid = Files.readAllLines(file).getFirst().strip();
    return ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive);
  }

  @Override
  public void revive() throws IOException {
    if (process().isPresent()) {
      return;
    }
    int port = postgres.getPort();
    postgres.close();
    for (int tries = 1; ; tries++) {
      try {
        postgres = start(port);
        return;
      } catch (IOException | IllegalStateException e) {
        // What was left of it may not have ended yet.
        if (tries == TRIES) {
          throw e;
        }
      }
    }
  }

  @Override
  public void full(boolean now) throws IOException {
    SmallDisk small = disk.orElseThrow(() -> new IOException(diskRefusal));
    if (now) {
      small.fill();
    } else {
      small.free();
    }
  }

  @Override
  public void close() throws IOException {
    postgres.close();
    if (disk.isPresent()) {
      disk.get().close();
    }
  }
}
