package tianxia.cli.console;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.logging.Formatter;
import java.util.logging.LogManager;
import tianxia.server.log.LogThrottle;

/// The server's log on standard error: one line for each entry, as text (with the stack trace of a
/// fault on further lines) or as JSON.
public final class Logs {
  private Logs() {}

  /// Chooses the log manager of this process. To be called before anything else, since Java makes
  /// it when anything asks for a logger, and even when a class of its kind is initialised.
  public static void choose() {
    System.setProperty("java.util.logging.manager", LastingLogManager.class.getName());
  }

  /// How entries are written.
  public enum Form {
    TEXT(TextLogFormatter.class),
    JSON(JsonLogFormatter.class);

    private final Class<? extends Formatter> formatter;

    Form(Class<? extends Formatter> formatter) {
      this.formatter = formatter;
    }
  }

  /// Configures logging, unless a configuration file was given on the Java command line.
  public static void configure(Form form) {
    if (System.getProperty("java.util.logging.config.file") != null) {
      return;
    }
    try {
      byte[] bytes = configuration(form).getBytes(StandardCharsets.UTF_8);
      LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// As a properties file.
  public static String configuration(Form form) {
    return """
    handlers = java.util.logging.ConsoleHandler
    java.util.logging.ConsoleHandler.level = ALL
    java.util.logging.ConsoleHandler.filter = %1$s
    java.util.logging.ConsoleHandler.formatter = %2$s
    .level = WARNING
    tianxia.level = INFO
    # What matters to the operator is told in the program's own words.
    org.apache.pekko.level = SEVERE
    # That it cannot listen is told by the command, in one line.
    io.helidon.webserver.ServerListener.level = OFF
    io.helidon.webserver.LoomServer.level = OFF
    """
        .formatted(LogThrottle.class.getName(), form.formatter.getName());
  }
}
