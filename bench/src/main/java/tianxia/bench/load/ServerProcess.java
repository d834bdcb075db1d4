package tianxia.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The server that is measured, in a process of its own, with an empty data folder that is deleted
/// afterwards, and limits that no client reaches. On Linux only, for it reads `/proc`.
public final class ServerProcess implements AutoCloseable {
  private static final String ADDRESS = "http://localhost:";

  /// Limits that count something, which are all raised.
  private static final List<String> COUNTS =
      List.of(
          "requests-per-address",
          "commands-per-address",
          "joins-per-address",
          "tables-per-address",
          "arrivals-per-address",
          "frames-per-address",
          "frames-per-socket",
          "kib-per-address",
          "connections",
          "connections-per-network",
          "connections-per-address",
          "sockets-per-address",
          "unbegun-tables",
          "unbegun-tables-per-address");

  private static final long MILLIS_PER_TICK = 10;

  private final Process process;
  private final Path data;
  private final int port;

  private ServerProcess(Process process, Path data, int port) {
    this.process = process;
    this.data = data;
    this.port = port;
  }

  static ServerProcess start(List<String> command) throws IOException {
    Path data = Files.createTempDirectory("tianxia-load");
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of("--port", "0", "--data", data.toString()));
    all.addAll(unlimited());
    Process process =
        new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      int at = line.indexOf(ADDRESS);
      if (at >= 0) {
        String port = line.substring(at + ADDRESS.length()).replaceAll("[^0-9].*", "");
        return new ServerProcess(process, data, Integer.parseInt(port));
      }
    }
    throw new IOException("the server did not start: " + String.join(" ", all));
  }

  /// Arguments with limits that no client reaches.
  public static List<String> unlimited() {
    List<String> all = new ArrayList<>();
    COUNTS.forEach(name -> all.addAll(List.of("--limit", name + "=1000000")));
    // Thousands may connect in the same moment.
    all.addAll(List.of("--limit", "head=5m", "--limit", "hello=5m"));
    return all;
  }

  int port() {
    return port;
  }

  /// The processor time that it has used, user and system, in milliseconds.
  long cpuMillis() {
    return MILLIS_PER_TICK * (ticks(11) + ticks(12));
  }

  /// The part of [#cpuMillis] that was spent in the kernel.
  long systemMillis() {
    return MILLIS_PER_TICK * ticks(12);
  }

  /// The part of [#cpuMillis] that went into compiling the program as it runs, which ends once it
  /// has run for long enough.
  long compilerMillis() throws IOException {
    long ticks = 0;
    try (Stream<Path> threads =
        Files.list(Path.of("/proc", Long.toString(process.pid()), "task"))) {
      for (Path thread : threads.toList()) {
        String stat = read("task/" + thread.getFileName() + "/stat");
        if (stat.contains("(C1 Compiler") || stat.contains("(C2 Compiler")) {
          ticks += ticks(stat, 11) + ticks(stat, 12);
        }
      }
    }
    return MILLIS_PER_TICK * ticks;
  }

  private long ticks(int field) {
    return ticks(read("stat"), field);
  }

  /// @param field of `/proc/PID/stat`, from 0 after the program's name
  private static long ticks(String stat, int field) {
    // The name, in parentheses, may contain spaces.
    return Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[field]);
  }

  /// Its resident memory in KiB.
  long residentKib() {
    return read("status")
        .lines()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
        .findFirst()
        .orElse(0);
  }

  /// The heap's live objects in KiB, after a full collection.
  long liveHeapKib() throws IOException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process histogram =
        new ProcessBuilder(jcmd.toString(), Long.toString(process.pid()), "GC.class_histogram")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = histogram.inputReader()) {
      String last = out.lines().reduce("", (before, line) -> line.isBlank() ? before : line);
      String[] total = last.trim().split(" +", -1);
      return total.length == 3 ? Long.parseLong(total[2]) / 1024 : 0;
    }
  }

  private String read(String file) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(process.pid()), file));
    } catch (IOException e) {
      throw new UncheckedIOException("the server has ended", e);
    }
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    process.onExit().join();
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
