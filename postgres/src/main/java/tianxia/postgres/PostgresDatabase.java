package tianxia.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One PostgreSQL database: its settings, its migrations, and the connections to it.
final class PostgresDatabase {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
  private static final int READERS = 8;
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

  /// How the database finds out that a node was cut off, so that its session ends within a quarter
  /// of a minute and with it the lock.
  private static final String KEEPALIVE =
      " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=4"
          + " -c tcp_user_timeout=12000";

  private final PostgresAddress address;
  private final PGSimpleDataSource source;
  private final PGSimpleDataSource asking;
  private final PGSimpleDataSource migrating;

  PostgresDatabase(PostgresAddress address, Credentials credentials, StoreTimeouts timeouts) {
    this.address = address;
    this.source = source(address, credentials, timeouts, "");
    this.asking = source(address, credentials, StoreTimeouts.LEASE, KEEPALIVE);
    this.migrating = source(address, credentials, StoreTimeouts.MIGRATION, "");
  }

  private static PGSimpleDataSource source(
      PostgresAddress address, Credentials credentials, StoreTimeouts timeouts, String options) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    credentials.user().ifPresent(source::setUser);
    credentials.password().ifPresent(source::setPassword);
    source.setServerNames(new String[] {address.host()});
    source.setPortNumbers(new int[] {address.port()});
    source.setDatabaseName(address.database());
    address.encryption().ifPresent(source::setSslMode);
    address.authority().ifPresent(source::setSslRootCert);
    source.setApplicationName("tianxia");
    source.setConnectTimeout((int) CONNECT_TIMEOUT.toSeconds());
    source.setLoginTimeout((int) CONNECT_TIMEOUT.toSeconds());
    source.setSocketTimeout((int) Math.max(1, timeouts.answer().toSeconds()));
    source.setTcpKeepAlive(true);
    source.setReWriteBatchedInserts(true);
    // Else what is written, with names and secrets, would stand in the messages of failures.
    source.setLogServerErrorDetail(false);
    source.setOptions(timeouts.options() + options);
    return source;
  }

  /// Where it is, for the one who runs the server.
  PostgresAddress address() {
    return address;
  }

  /// The source of the connection that writes.
  Jdbi writing() {
    return quiet(Jdbi.create(source));
  }

  /// The source of connections that ask about the cluster, and fail soon if there is no answer. Who
  /// belongs to it must be on disk too: else an expelled node could be a member again.
  Jdbi asking() {
    return quiet(Jdbi.create(asking)).installPlugin(new Durable());
  }

  private static final class Durable implements JdbiPlugin {
    @Override
    public Connection customizeConnection(Connection connection) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.execute(DURABLE);
      }
      return connection;
    }
  }

  /// Failures don't tell what was to be written.
  static Jdbi quiet(Jdbi jdbi) {
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    return jdbi;
  }

  /// Brings the tables up to date. Servers that do so at the same time wait for each other.
  void migrate() {
    try (Handle handle = quiet(Jdbi.create(migrating)).open()) {
      if (setting(handle, "fsync").equals("off")) {
        LOG.warn("{} does not sync to disk (fsync = off): a power failure loses games", address);
      }
    }
    Flyway.configure()
        .dataSource(migrating)
        .locations("classpath:tianxia/postgres")
        // An unknown migration comes from a newer version, whose database this one would damage.
        .ignoreMigrationPatterns(new String[0])
        // Whoever waits for another server's migration waits until that is done, or its session
        // has ended.
        .lockRetryCount(-1)
        .load()
        .migrate();
  }

  private static String setting(Handle handle, String name) {
    return handle
        .createQuery("select current_setting(:name)")
        .bind("name", name)
        .mapTo(String.class)
        .one();
  }

  /// Opens the connections that read and claim.
  HikariDataSource readers() {
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setPoolName("store-readers");
    config.setConnectionInitSql(DURABLE);
    // Reading from a broken store must fail soon.
    config.setConnectionTimeout(CONNECT_TIMEOUT.toMillis());
    config.setValidationTimeout(CONNECT_TIMEOUT.toMillis() / 2);
    // The first connection is asked for by whoever reads first, who then tells why there is none.
    config.setInitializationFailTimeout(-1);
    return new HikariDataSource(config);
  }

  /// Makes a session wait for the disk, where the database is set up not to. Stronger settings,
  /// which wait for standbys too, stay.
  static final String DURABLE =
      "select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";
}
