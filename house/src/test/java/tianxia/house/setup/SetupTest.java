package tianxia.house.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.testkit.Repository;

/// The scripts get a JDK and Maven where there are none.
class SetupTest {
  private static final String JDK = "find_jdk; echo \"$JAVA_HOME\"";

  @TempDir private Path folder;
  private BareMachine machine;

  @BeforeEach
  void makeMachine() throws IOException {
    machine = new BareMachine(folder);
    machine.pretend("id", "echo 1000");
    Files.writeString(folder.resolve("archives"), "");
  }

  @AfterEach
  void stop() {
    machine.close();
  }

  private Path jdkOn(String name) throws Exception {
    Path jdk = machine.jdk(name);
    machine.serve(machine.jdkArchive(), jdk);
    return jdk;
  }

  @ParameterizedTest
  @ValueSource(strings = {"curl", "wget"})
  void aJdkIsFetchedOnceAfterOneSentence(String tool) throws Exception {
    jdkOn("jdk-25.0.9+1");
    machine.install(tool);

    BareMachine.Run first = machine.run(JDK, Map.of());

    assertThat(first.status()).as(first.err()).isZero();
    assertThat(first.out()).startsWith(folder + "/home/.cache/tianxia/jdk-");
    assertThat(first.err())
        .contains("Fetching Eclipse Temurin 25 (1 MB from localhost:", "2 MB on disk) to ");
    BareMachine.Run second = machine.run(JDK, Map.of());
    assertThat(second).isEqualTo(new BareMachine.Run(0, first.out(), ""));
    assertThat(machine.server().requests()).isEqualTo(1);
    assertThat(machine.cached()).hasSize(1);
  }

  @Test
  void aJdkThatIsThereIsUsed() throws Exception {
    Path jdk = machine.jdk("somewhere");

    assertThat(machine.run(JDK, Map.of("JAVA_HOME", jdk.toString())))
        .isEqualTo(new BareMachine.Run(0, jdk + "\n", ""));
    Files.createSymbolicLink(folder.resolve("bin/javac"), jdk.resolve("bin/javac"));
    assertThat(machine.run(JDK, Map.of()))
        .isEqualTo(new BareMachine.Run(0, jdk.toRealPath() + "\n", ""));
  }

  @Test
  void itCanBeForbidden() throws Exception {
    jdkOn("jdk");
    machine.install("curl");

    BareMachine.Run run = machine.run(JDK, Map.of("TIANXIA_JDK", "none"));

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("TIANXIA_JDK=none forbids", "apt install openjdk-25-jdk-headless");
    assertThat(machine.server().requests()).isZero();
  }

  @Test
  void otherBytesThanThosePinnedAreNotUsed() throws Exception {
    jdkOn("jdk");
    machine.install("curl");
    machine.server().spoil();

    refused("its SHA-256 differs");
  }

  @Test
  void aDownloadThatBreaksOffLeavesNothing() throws Exception {
    jdkOn("jdk");
    machine.install("curl");
    machine.server().breakOff();

    refused("It could not be fetched from http://localhost:");
  }

  /// A kill of the command alone, and Ctrl-C, which all its processes hear.
  @ParameterizedTest
  @CsvSource({"TERM,143", "INT,130"})
  void anInterruptedDownloadLeavesNothingAndTheNextRunWorks(BareMachine.Signal signal, int status)
      throws Exception {
    jdkOn("jdk");
    machine.install("curl");

    BareMachine.Run run = machine.interrupted(JDK, signal);

    assertThat(run.status()).as(run.err()).isEqualTo(status);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("Fetching").doesNotContain("Install JDK 25", "could not");
    assertThat(machine.cached()).isEmpty();
    assertThat(machine.run(JDK, Map.of()).status()).isZero();
    assertThat(machine.cached()).hasSize(1);
  }

  @Test
  void withoutANetworkItSaysSo() throws Exception {
    jdkOn("jdk");
    machine.install("curl");
    machine.server().close();

    refused("It could not be fetched from http://localhost:");
  }

  @Test
  void withoutCurlAndWgetItSaysSo() throws Exception {
    jdkOn("jdk");

    refused("Neither curl nor wget is there");
  }

  @Test
  void withoutRoomItSaysHowMuchIsNeeded() throws Exception {
    jdkOn("jdk");
    machine.install("curl");
    machine.pretend("df", "printf 'file 1024-blocks used available\\ndisk 9999 8000 2047\\n'");

    refused("There is no room for it in ");
    assertThat(machine.server().requests()).isZero();
  }

  @Test
  void aPlatformWithoutAnArchiveIsToldWhatToInstall() throws Exception {
    machine.install("curl");

    refused("Install JDK 25");
  }

  private void refused(String why) throws Exception {
    BareMachine.Run run = machine.run(JDK, Map.of());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains(why, "Install JDK 25, for instance");
    assertThat(machine.cached()).isEmpty();
  }

  @Test
  void rootGetsThePackage() throws Exception {
    Path jdk = machine.jdk("installed");
    machine.pretend("id", "echo 0");
    machine.pretend("apt-cache", "[ -e " + folder + "/lists ]");
    machine.pretend(
        "apt-get",
        "case $1 in",
        "update) : > " + folder + "/lists ;;",
        "install) case \" $* \" in *' openjdk-25-jdk-headless '*)",
        "mv " + folder + "/hidden " + folder + "/bin/javac ;; esac ;;",
        "esac");
    Files.createSymbolicLink(folder.resolve("hidden"), jdk.resolve("bin/javac"));

    BareMachine.Run run = machine.run(JDK, Map.of());

    assertThat(run.err()).contains("Installing the package openjdk-25-jdk-headless");
    assertThat(run.out()).isEqualTo(jdk.toRealPath() + "\n");
  }

  @Test
  void aPackageThatCannotBeInstalledIsFollowedByTheArchive() throws Exception {
    jdkOn("jdk");
    machine.install("curl");
    machine.pretend("id", "echo 0");
    machine.pretend("apt-cache", "exit 0");
    machine.pretend("apt-get", "echo no network >&2; exit 100");

    BareMachine.Run run = machine.run(JDK, Map.of());

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err())
        .contains("no network", "The package could not be installed.", "Fetching Eclipse Temurin");
  }

  @Test
  void mavenIsFetchedIfItIsMissing() throws Exception {
    machine.serve("maven", machine.maven());
    machine.install("curl");

    BareMachine.Run run = machine.run("need_maven; mvn; need_maven", Map.of());

    assertThat(run.err()).contains("Fetching Maven, with which Tianxia is built (1 MB from ");
    assertThat(run.out()).isEqualTo("Maven for tests\n");
    assertThat(machine.run("need_maven; mvn", Map.of()))
        .isEqualTo(new BareMachine.Run(0, "Maven for tests\n", ""));
    assertThat(machine.server().requests()).isEqualTo(1);
  }

  @Test
  void withoutMavenItSaysWhatToInstall() throws Exception {
    machine.serve("maven", machine.maven());

    BareMachine.Run run = machine.run("need_maven", Map.of());

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("Neither curl nor wget", "Debian, Ubuntu: apt install maven");
  }

  /// Builds a folder in which nothing is but a library of an earlier build.
  private BareMachine.Run build(String... maven) throws Exception {
    Path libraries = Files.createDirectories(folder.resolve("clone/cli/target/lib"));
    Files.writeString(libraries.resolve("library-1.jar"), "");
    machine.install("touch");
    machine.pretend("mvn", maven);
    return machine.run(
        "build_page_if_stale() { :; }; warm() { :; }; build_if_stale " + folder.resolve("clone"),
        Map.of());
  }

  @Test
  void librariesOfAnEarlierBuildGo() throws Exception {
    BareMachine.Run run = build("mkdir -p cli/target/lib", "echo > cli/target/lib/library-2.jar");

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(folder.resolve("clone/cli/target/lib").toFile().list())
        .containsExactly("library-2.jar");
  }

  @Test
  void aBuildWithoutANetworkSaysSo() throws Exception {
    BareMachine.Run run =
        build("echo '[ERROR] Could not transfer artifact a:b:jar:1 from/to central'", "exit 1");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("Is there a network?").doesNotContain("[ERROR]");
  }

  @Test
  void aBuildThatFailsSaysWhatMavenSaid() throws Exception {
    BareMachine.Run run = build("echo '[ERROR] a.java: cannot find symbol'", "exit 1");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("[ERROR] a.java: cannot find symbol", "The build failed.");
  }

  @Test
  void everyPinnedArchiveHasItsSizesAChecksumAndAnAddress() throws IOException {
    List<String> lines =
        Files.readAllLines(Repository.root().resolve("scripts/archives")).stream()
            .filter(line -> !line.startsWith("#"))
            .toList();

    assertThat(lines)
        .hasSizeGreaterThan(5)
        .allMatch(line ->
            line.matches(
                "(jdk-\\w+-\\w+|maven) +\\d+ +\\d+ +[0-9a-f]{64} +https://\\S+\\.tar\\.gz"));
  }
}
