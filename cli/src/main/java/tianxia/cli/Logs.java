package tianxia.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.logging.LogManager;

/// The server's log: one line per entry on standard error.
final class Logs {
  private static final String CONFIGURATION =
      """
      handlers = java.util.logging.ConsoleHandler
      java.util.logging.ConsoleHandler.level = ALL
      java.util.logging.ConsoleHandler.filter = tianxia.server.log.Sparing
      java.util.logging.SimpleFormatter.format = %1$tFT%1$tT %4$s %5$s%6$s%n
      .level = WARNING
      tianxia.level = INFO
      # What matters to the operator is told in the program's own words.
      org.apache.pekko.level = SEVERE
      # That it cannot listen is told by the command, in one line.
      io.helidon.webserver.ServerListener.level = OFF
      io.helidon.webserver.LoomServer.level = OFF
      """;

  private Logs() {}

  /// Chooses the log manager of this process. To be called before anything else, since Java makes
  /// it when anything asks for a logger, and even when a class of its kind is initialised.
  static void choose() {
    System.setProperty("java.util.logging.manager", LastingLogManager.class.getName());
  }

  /// Configures logging, unless a configuration file was given on the Java command line.
  static void brief() {
    if (System.getProperty("java.util.logging.config.file") != null) {
      return;
    }
    try {
      byte[] bytes = CONFIGURATION.getBytes(StandardCharsets.UTF_8);
      LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
