package tianxia.bench.load;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Results by name, in order.
final class Report {
  private final Map<String, String> values = new LinkedHashMap<>();

  void put(String name, String value) {
    values.put(name, value);
  }

  void put(String name, long value) {
    put(name, Long.toString(value));
  }

  void put(String name, double value) {
    values.put(name, String.format(Locale.ROOT, value < 100 ? "%.2f" : "%.0f", value));
  }

  void latency(String name, Histogram histogram) {
    put(name + " p50 ms", histogram.millis(0.5));
    put(name + " p99 ms", histogram.millis(0.99));
    put(name + " worst ms", histogram.millis(1));
  }

  void memory(ServerProcess server) throws java.io.IOException {
    put("resident MiB", server.residentKib() / 1024.0);
    put("live heap MiB", server.liveHeapKib() / 1024.0);
    put("resident MiB after the collection", server.residentKib() / 1024.0);
  }

  void errors(Figures figures) {
    put("errors", figures.errors().toString());
  }

  /// A line for each value.
  String text() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  /// One object; numbers as numbers, names in snake case.
  String json() {
    return values.entrySet().stream()
        .map(entry -> quoted(entry.getKey().replace(' ', '_')) + ":" + value(entry.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String value(String value) {
    return value.matches("-?[0-9]+(\\.[0-9]+)?") ? value : quoted(value);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
