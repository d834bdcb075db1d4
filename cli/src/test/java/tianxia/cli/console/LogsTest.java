package tianxia.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.time.Instant;
import java.util.Properties;
import java.util.TimeZone;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.kernel.json.JsonValue;
import tianxia.server.log.LogThrottle;
import tianxia.server.log.RequestId;

class LogsTest {
  /// Java ignores a class that it does not find.
  @ParameterizedTest
  @EnumSource
  void whatTheConfigurationNamesIsThere(Logs.Form form)
      throws IOException, ReflectiveOperationException {
    Properties properties = new Properties();
    properties.load(new StringReader(Logs.configuration(form)));
    String handler = properties.getProperty("handlers");
    assertThat(made(properties.getProperty(handler + ".filter"))).isInstanceOf(LogThrottle.class);
    assertThat(made(properties.getProperty(handler + ".formatter"))).isInstanceOf(Formatter.class);
  }

  private static Object made(String name) throws ReflectiveOperationException {
    return Class.forName(name).getConstructor().newInstance();
  }

  /// Neither what comes from outside nor the zone of the machine changes what a line is.
  @Test
  void anEntryIsOneLineOfTextInUtc() {
    LogRecord entry = new LogRecord(Level.WARNING, "two\r\n2026-01-01T00:00:00Z SEVERE {0}\u202e");
    entry.setParameters(new Object[] {"forged\u0000"});
    entry.setInstant(Instant.parse("2026-11-27T23:59:58.987Z"));
    TimeZone before = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
    try {
      assertThat(new TextLogFormatter().format(entry))
          .isEqualTo(
              "2026-11-27T23:59:58Z WARNING"
                  + " two\ufffd\ufffd2026-01-01T00:00:00Z SEVERE forged\ufffd\ufffd"
                  + System.lineSeparator());
    } finally {
      TimeZone.setDefault(before);
    }
    entry.setThrown(new IllegalStateException("why"));
    assertThat(new TextLogFormatter().format(entry).lines())
        .hasSizeGreaterThan(2)
        .element(1)
        .isEqualTo("java.lang.IllegalStateException: why");
  }

  @Test
  void anEntryThatIsMadeForARequestHasItsId() {
    RequestId id = RequestId.next();
    StringBuilder line = new StringBuilder();
    id.run(() -> line.append(new JsonLogFormatter().format(new LogRecord(Level.INFO, "a"))));
    JsonValue.Members fields = (JsonValue.Members) JsonValue.parse(line.toString().strip());
    assertThat(fields.get("request")).isEqualTo(new JsonValue.Text(id.toString()));
  }

  @Test
  void anEntryIsOneLineOfJson() {
    LogRecord entry = new LogRecord(Level.WARNING, "two\n\"lines\" of {0}");
    entry.setParameters(new Object[] {"a"});
    entry.setLoggerName("tianxia.x");
    entry.setThrown(new IllegalStateException("why"));
    String line = new JsonLogFormatter().format(entry);
    assertThat(line.lines()).hasSize(1);
    JsonValue.Members fields = (JsonValue.Members) JsonValue.parse(line.strip());
    assertThat(fields.values().keySet())
        .containsExactlyInAnyOrder("level", "logger", "message", "thread", "time", "trace");
    assertThat(fields.get("level")).isEqualTo(new JsonValue.Text("WARNING"));
    assertThat(fields.get("message")).isEqualTo(new JsonValue.Text("two\n\"lines\" of a"));
    assertThat(((JsonValue.Text) fields.get("trace")).value())
        .contains("IllegalStateException: why");
  }
}
