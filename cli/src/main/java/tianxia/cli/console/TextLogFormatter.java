package tianxia.cli.console;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.temporal.ChronoUnit;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;
import tianxia.kernel.Quoted;

/// Writes each entry of the log as one line of text: the time (ISO 8601, UTC), the level and the
/// message, whose characters that aren't printable are replaced, so that nobody can make a second
/// entry of it. The stack trace of a fault is on further lines.
///
/// Public, with a public constructor, since Java makes it by its name.
public final class TextLogFormatter extends Formatter {
  /// Called by Java.
  public TextLogFormatter() {}

  @Override
  public String format(LogRecord entry) {
    String message = String.valueOf(formatMessage(entry));
    return entry.getInstant().truncatedTo(ChronoUnit.SECONDS)
        + " "
        + entry.getLevel().getName()
        + " "
        + Quoted.printable(message, message.length())
        + System.lineSeparator()
        + trace(entry.getThrown());
  }

  private static String trace(@Nullable Throwable thrown) {
    if (thrown == null) {
      return "";
    }
    StringWriter trace = new StringWriter();
    thrown.printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }
}
