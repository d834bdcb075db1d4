package tianxia.house.setup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tianxia.testkit.Repository;

/// A machine with a shell and its usual tools, but without a JDK and Maven, and a file server from
/// which they can be fetched: a path, a home and a list of archives for the scripts to use.
final class BareMachine implements AutoCloseable {
  private static final List<String> TOOLS =
      List.of(
          "awk",
          "bash",
          "cat",
          "cut",
          "df",
          "dirname",
          "find",
          "grep",
          "gzip",
          "id",
          "mkdir",
          "mktemp",
          "mv",
          "readlink",
          "rm",
          "sha256sum",
          "sleep",
          "tail",
          "tar",
          "uname");
  private static final int MINUTES = 2;

  /// How a run is ended: a signal to the shell alone, or, as from a terminal, to all of it.
  enum Signal {
    TERM(false),
    INT(true);

    private final boolean toAll;

    Signal(boolean toAll) {
      this.toAll = toAll;
    }
  }

  /// The end of a run.
  record Run(int status, String out, String err) {}

  private final Path folder;
  private final Path tools;
  private final ArchiveServer server;

  BareMachine(Path folder) throws IOException {
    this.folder = folder;
    this.tools = Files.createDirectories(folder.resolve("bin"));
    Files.createDirectories(folder.resolve("home"));
    for (String tool : TOOLS) {
      install(tool);
    }
    this.server = new ArchiveServer();
  }

  /// Puts one of this machine's tools on the path.
  void install(String tool) throws IOException {
    for (String place : System.getenv("PATH").split(":", -1)) {
      Path file = Path.of(place, tool);
      if (Files.isExecutable(file)) {
        script(tools.resolve(tool), "exec '" + file.toRealPath() + "' \"$@\"");
        return;
      }
    }
    throw new IllegalStateException(tool + " is not on the PATH");
  }

  /// Puts a tool on the path that does what these lines say.
  void pretend(String tool, String... lines) throws IOException {
    Path file = tools.resolve(tool);
    Files.deleteIfExists(file);
    script(file, lines);
  }

  private static void script(Path file, String... lines) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /// Makes a folder that looks like a JDK 25.
  Path jdk(String name) throws IOException {
    Path jdk = folder.resolve(name);
    Files.createDirectories(jdk.resolve("bin"));
    script(jdk.resolve("bin/javac"), "echo javac 25");
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.9\"\n");
    return jdk;
  }

  /// Makes a folder that looks like Maven.
  Path maven() throws IOException {
    Path maven = folder.resolve("maven-for-tests");
    Files.createDirectories(maven.resolve("bin"));
    script(maven.resolve("bin/mvn"), "echo Maven for tests");
    return maven;
  }

  /// Serves a folder as the archive of a name, and pins it.
  void serve(String name, Path content) throws Exception {
    Path archive = folder.resolve("archive.tar.gz");
    Process tar =
        new ProcessBuilder(
                "tar",
                "-czf",
                archive.toString(),
                "-C",
                folder.toString(),
                folder.relativize(content).toString())
            .inheritIO()
            .start();
    if (tar.waitFor() != 0) {
      throw new IllegalStateException("tar failed");
    }
    Files.writeString(
        folder.resolve("archives"),
        name + " 1 2 " + server.offer(Files.readAllBytes(archive)) + "\n");
  }

  /// The server that has the archive.
  ArchiveServer server() {
    return server;
  }

  /// The name of this platform's JDK in the list of archives.
  String jdkArchive() throws Exception {
    return run("jdk_archive", Map.of()).out().strip();
  }

  /// What the cache holds, hidden files too.
  List<String> cached() throws IOException {
    Path cache = folder.resolve("home/.cache/tianxia");
    if (!Files.exists(cache)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(cache)) {
      return all.map(path -> path.getFileName().toString()).toList();
    }
  }

  /// Runs commands after the scripts that find a JDK and Maven have been read.
  Run run(String commands, Map<String, String> environment) throws Exception {
    return ended(start(commands, environment));
  }

  /// Runs commands in a process group of their own until half of the archive has come, ends them by
  /// a signal, and waits for all that they have started.
  Run interrupted(String commands, Signal signal) throws Exception {
    server.halt();
    install("env");
    install("setsid");
    // A shell can't hear what was ignored where it was started, as for work in the background.
    String env = tools.resolve("env").toString();
    Process process = start(commands, Map.of(), env, "--default-signal=INT", "setsid");
    server.awaitSent();
    List<ProcessHandle> all = process.descendants().toList();
    String to = (signal.toAll ? "-" : "") + process.pid();
    new ProcessBuilder("kill", "-" + signal, "--", to).inheritIO().start().waitFor();
    Run run = ended(process);
    for (ProcessHandle each : all) {
      each.onExit().get(MINUTES, TimeUnit.MINUTES);
    }
    server.goOn(Files.readAllBytes(folder.resolve("archive.tar.gz")));
    return run;
  }

  private Process start(String commands, Map<String, String> environment, String... through)
      throws IOException {
    Path scripts = Repository.root().resolve("scripts");
    // The usual folders of the machine on which this test runs have a JDK.
    String lines =
        ". %s/jdk.sh; . %s/build.sh; usual_jdk_folders() { :; }; %s"
            .formatted(scripts, scripts, commands);
    List<String> command = new ArrayList<>(List.of(through));
    command.addAll(List.of(tools.resolve("bash").toString(), "-euo", "pipefail", "-c", lines));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectOutput(out().toFile())
            .redirectError(err().toFile());
    Map<String, String> variables = builder.environment();
    variables.clear();
    variables.put("PATH", tools.toString());
    variables.put("HOME", folder.resolve("home").toString());
    variables.put("TIANXIA_ARCHIVES", folder.resolve("archives").toString());
    variables.putAll(environment);
    return builder.start();
  }

  private Path out() {
    return folder.resolve("out");
  }

  private Path err() {
    return folder.resolve("err");
  }

  private Run ended(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("the script has not ended: " + Files.readString(err()));
    }
    return new Run(
        process.exitValue(),
        Files.readString(out(), StandardCharsets.UTF_8),
        Files.readString(err(), StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    server.close();
  }
}
