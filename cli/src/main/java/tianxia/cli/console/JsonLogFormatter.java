package tianxia.cli.console;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import tianxia.kernel.json.CanonicalJson;
import tianxia.server.log.RequestId;

/// Writes each entry of the log as one line of JSON: `level`, `logger`, `message`, `thread`, `time`
/// (ISO 8601, UTC), for what is done for an HTTP request or a socket its id as `request`, and for a
/// fault its stack trace as `trace`.
///
/// Public, with a public constructor, since Java makes it by its name.
public final class JsonLogFormatter extends Formatter {
  /// Called by Java.
  public JsonLogFormatter() {}

  @Override
  public String format(LogRecord entry) {
    CanonicalJson out = new CanonicalJson();
    out.beginObject().key("level").value(entry.getLevel().getName());
    out.key("logger").value(String.valueOf(entry.getLoggerName()));
    out.key("message").value(String.valueOf(formatMessage(entry)));
    RequestId.current().ifPresent(id -> out.key("request").value(id.toString()));
    out.key("thread").value(entry.getLongThreadID());
    out.key("time").value(entry.getInstant().toString());
    if (entry.getThrown() != null) {
      StringWriter trace = new StringWriter();
      entry.getThrown().printStackTrace(new PrintWriter(trace));
      out.key("trace").value(trace.toString());
    }
    return out.endObject() + "\n";
  }
}
