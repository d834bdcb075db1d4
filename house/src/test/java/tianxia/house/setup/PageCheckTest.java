package tianxia.house.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.testkit.Repository;

/// Each start looks whether the page is built from its sources, and reads them only if something of
/// them is newer than when it last did.
class PageCheckTest {
  private static final List<String> SOURCES =
      List.of(
          "index.html",
          "package-lock.json",
          "tsconfig.json",
          "vite.config.ts",
          "scripts/components.ts",
          "public/icon.svg",
          "src/main.ts",
          "src/main.test.ts");

  @TempDir private Path clone;

  @BeforeEach
  void makeClone() throws Exception {
    for (String source : SOURCES) {
      write("web/" + source, source);
    }
    write("scripts/page.sh", "#!/bin/sh\necho page >>\"$(dirname \"$0\")/../made\"\n");
    assertThat(clone.resolve("scripts/page.sh").toFile().setExecutable(true)).isTrue();
    write("web/built.cksum", run("page_sources ."));
    age();
  }

  @Test
  void whatHasNotChangedIsReadOnce() throws Exception {
    assertThat(start()).isEqualTo("read ");
    assertThat(start()).isEmpty();
  }

  @Test
  void aChangedSourceIsBuiltAtEachStartUntilThePageIsCommitted() throws Exception {
    start();
    write("web/src/main.ts", "changed");

    assertThat(start()).isEqualTo("read page ");
    assertThat(start()).isEqualTo("read page ");
    write("web/built.cksum", run("page_sources ."));
    assertThat(start()).isEqualTo("read ");
    age();
    assertThat(start()).isEmpty();
  }

  @Test
  void aSourceThatIsAddedOrGoneIsBuilt() throws Exception {
    start();
    write("web/src/more.ts", "");
    assertThat(start()).isEqualTo("read page ");
    Files.delete(clone.resolve("web/src/more.ts"));
    assertThat(start()).isEqualTo("read ");
    age();

    Files.delete(clone.resolve("web/public/icon.svg"));
    assertThat(start()).isEqualTo("read page ");
  }

  @Test
  void aTestOfThePageIsNoSourceOfIt() throws Exception {
    start();
    write("web/src/main.test.ts", "changed");

    assertThat(start()).isEqualTo("read ");
  }

  private void write(String file, String text) throws IOException {
    Path path = clone.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /// Makes all that is there older than what comes, which is not sure within a tick of the clock.
  private void age() throws IOException {
    FileTime past = FileTime.from(Instant.now().minusSeconds(60));
    try (Stream<Path> all = Files.walk(clone.resolve("web"))) {
      for (Path path : all.toList()) {
        Files.setLastModifiedTime(path, past);
      }
    }
    Path stamp = clone.resolve("cli/target/page-compared");
    if (Files.exists(stamp)) {
      Files.setLastModifiedTime(stamp, FileTime.from(past.toInstant().plusSeconds(1)));
    }
  }

  /// What a start does: `read` for a comparison of the sources, `page` for a build.
  private String start() throws Exception {
    Files.deleteIfExists(clone.resolve("made"));
    run(
        "npm() { :; }; eval \"real_$(declare -f page_sources)\"; "
            + "page_sources() { echo read >>made; real_page_sources \"$1\"; }; build_page_if_stale .");
    Path stamp = clone.resolve("cli/target/page-compared");
    if (Files.exists(stamp)) {
      Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().minusSeconds(30)));
    }
    Path made = clone.resolve("made");
    return Files.exists(made) ? Files.readString(made).replace('\n', ' ') : "";
  }

  private String run(String commands) throws Exception {
    String script = ". %s/build.sh; %s".formatted(Repository.root().resolve("scripts"), commands);
    Process process =
        new ProcessBuilder("bash", "-euo", "pipefail", "-c", script)
            .directory(clone.toFile())
            .redirectErrorStream(true)
            .start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(told).isZero();
    return told;
  }
}
