package tianxia.house.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tianxia.testkit.Repository;

/// An archive made of the program as it is built, with a package and an image of it; unpacked in a
/// folder of its own, and the means to run it with an empty environment: no JDK, and on the path
/// only what every Linux has.
record Archive(
    Path packed, Optional<Path> debian, Optional<Path> image, String told, Path home, Path path) {

  /// What is said where no image can be made.
  static final Pattern NO_IMAGE =
      Pattern.compile(
          "dist: (the packages of the image could not be|.* is missing, with which images)");

  private static final int MINUTES = 5;

  static Archive make(Path folder) throws IOException, InterruptedException {
    Path to = Files.createDirectories(folder.resolve("made"));
    String script = Repository.root().resolve("scripts/dist.sh").toString();
    boolean debian = found("dpkg-deb").isPresent();
    // The image comes last: the rest is there without it.
    Process dist =
        new ProcessBuilder(
                script, "--built", debian ? "--deb" : "--built", "--image", to.toString())
            .redirectErrorStream(true)
            .start();
    String told = new String(dist.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (dist.waitFor() != 0 && !NO_IMAGE.matcher(told).find()) {
      throw new IllegalStateException(told);
    }
    Path packed = only(to, ".tar.gz");
    Path elsewhere = Files.createDirectories(folder.resolve("else where"));
    run(new ProcessBuilder("tar", "-xzf", packed.toString(), "-C", elsewhere.toString()));
    Path path = Files.createDirectories(folder.resolve("bin"));
    for (String tool : List.of("bash", "grep", "readlink", "tr")) {
      Files.copy(found(tool).orElseThrow(), path.resolve(tool), StandardCopyOption.COPY_ATTRIBUTES);
    }
    Optional<Path> made = debian ? Optional.of(only(to, ".deb")) : Optional.empty();
    Optional<Path> image =
        dist.exitValue() == 0 ? Optional.of(only(to, ".image.tar")) : Optional.empty();
    return new Archive(packed, made, image, told, only(elsewhere, ""), path);
  }

  private static Optional<Path> found(String tool) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .map(place -> Path.of(place, tool))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Path only(Path folder, String end) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      List<Path> files = all.filter(file -> file.toString().endsWith(end)).toList();
      if (files.size() != 1) {
        throw new IllegalStateException("one file *" + end + " expected: " + files);
      }
      return files.getFirst();
    }
  }

  /// A command of the archive, through a link from the path.
  ProcessBuilder command(Map<String, String> environment, String... words) throws IOException {
    Path link = path.resolve("tianxia");
    if (!Files.isSymbolicLink(link)) {
      Files.createSymbolicLink(link, path.relativize(home.resolve("tianxia")));
    }
    List<String> command = new ArrayList<>(List.of(link.toString()));
    command.addAll(List.of(words));
    return bare(environment, command);
  }

  /// The archive's own java, on the class path of its jars and of some classes more.
  ProcessBuilder java(Path classes, String main) throws IOException {
    List<String> command =
        List.of(
            home.resolve("runtime/bin/java").toString(),
            "-cp",
            home.resolve("lib") + "/*:" + classes,
            main);
    return bare(Map.of(), command);
  }

  private ProcessBuilder bare(Map<String, String> environment, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(path.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", path.toString());
    builder.environment().putAll(environment);
    return builder.redirectErrorStream(true);
  }

  /// Runs a command to its end.
  ///
  /// @throws IllegalStateException if it fails
  static String run(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IllegalStateException(builder.command() + ":\n" + out);
    }
    return out;
  }
}
