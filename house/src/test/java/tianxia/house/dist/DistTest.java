package tianxia.house.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tianxia.kernel.json.JsonValue;
import tianxia.server.version.Version;
import tianxia.testkit.Repository;

@EnabledOnOs(OS.LINUX)
class DistTest {
  private static final long MEGABYTE = 1_000_000;

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static Archive archive;

  @BeforeAll
  static void make() throws Exception {
    archive = Archive.make(folder);
  }

  @Test
  void itIsSmall() throws IOException {
    assertThat(Files.size(archive.packed())).isLessThan(70 * MEGABYTE);
  }

  @Test
  @Timeout(120)
  void itPlaysWhereNothingElseIsInstalled() throws Exception {
    Process server =
        archive
            .command(
                Map.of(),
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("data").toString(),
                "--limit",
                "requests-per-address=1000000")
            .start();
    try (Visitor visitor = new Visitor(url(server))) {
      assertThat(server.info().command())
          .isEqualTo(Optional.of(archive.home().toRealPath() + "/runtime/bin/java"));
      String version = Archive.run(archive.command(Map.of(), "--version"));
      assertThat(version).startsWith("Tianxia " + Version.text());
      assertThat(visitor.ask("/api/health"))
          .contains("\"version\":\"" + version.strip().substring("Tianxia ".length()) + "\"");
      assertThat(visitor.ask("/")).contains("<title>");
      visitor.play();
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  private static String url(Process server) throws IOException {
    StringBuilder told = new StringBuilder();
    for (String line = server.inputReader(StandardCharsets.UTF_8).readLine();
        line != null;
        line = server.inputReader(StandardCharsets.UTF_8).readLine()) {
      told.append(line).append('\n');
      if (line.contains("http://localhost:")) {
        return line.replaceAll(".*(http://localhost:\\d+).*", "$1");
      }
    }
    throw new AssertionError("the server ended:\n" + told);
  }

  @Test
  void itsStartUpCacheIsAcceptedWhereItIsUnpacked() throws Exception {
    Path log = folder.resolve("classes.log");
    Map<String, String> logging =
        Map.of("JDK_JAVA_OPTIONS", "-Xlog:class+load:file=\"" + log + "\"");
    Archive.run(archive.command(logging, "help"));
    List<String> loaded = Files.readAllLines(log);
    long cached = loaded.stream().filter(line -> line.contains("shared objects file")).count();
    assertThat(cached).isGreaterThan(9 * loaded.size() / 10);
  }

  @Test
  void itsRuntimeHasNoModuleForScreens() throws Exception {
    ProcessBuilder list =
        new ProcessBuilder(archive.home().resolve("runtime/bin/java").toString(), "--list-modules");
    assertThat(Archive.run(list)).contains("java.sql@25").doesNotContain("java.desktop");
  }

  @Test
  void itsPartOfTheDataOnCharactersChecksNamesLikeTheWhole() throws Exception {
    Path classes = Repository.root().resolve("house/target/test-classes");
    assertThat(Archive.run(archive.java(classes, NameAnswers.class.getName())).strip())
        .isEqualTo(Long.toString(NameAnswers.all()));
  }

  @Test
  void itCarriesTheLicenceOfEachOfItsParts() throws IOException {
    String jars = Files.readString(archive.home().resolve("licenses/JARS.txt"));
    assertThat(jars.lines()).hasSizeGreaterThan(50);
    assertThat(archive.home().resolve("LICENSE")).isRegularFile();
    assertThat(archive.home().resolve("licenses/helidon-NOTICE.txt")).isRegularFile();
    assertThat(archive.home().resolve("licenses/postgresql-LICENSE.txt")).isRegularFile();
    assertThat(archive.home().resolve("licenses/icu4j-LICENSE.txt")).isRegularFile();
    assertThat(archive.home().resolve("runtime/legal/java.base")).isDirectory();
  }

  @Test
  void itsBillOfMaterialsNamesEachJarAndWhatThePageIsMadeOf() throws IOException {
    Path licenses = archive.home().resolve("licenses");
    List<String> jars;
    try (Stream<String> lines = Files.lines(licenses.resolve("JARS.txt"))) {
      jars = lines.map(line -> line.substring(0, line.indexOf(".jar"))).toList();
    }
    assertThat(Files.readString(licenses.resolve("sbom-java.cdx.json")))
        .contains("\"bomFormat\" : \"CycloneDX\"")
        .doesNotContain("junit");
    assertThat(named(licenses.resolve("sbom-java.cdx.json"))).containsAll(jars);
    assertThat(named(licenses.resolve("sbom-page.cdx.json")))
        .anyMatch(name -> name.startsWith("svelte-"));
  }

  /// The components of a bill of materials, named as their jars are: `NAME-VERSION`.
  private static List<String> named(Path bill) throws IOException {
    return Pattern.compile("\"pkg:\\w+/(?:[^/\"]+/)?([^/\"@]+)@([^?\"]+)")
        .matcher(Files.readString(bill))
        .results()
        .map(found -> found.group(1) + "-" + found.group(2))
        .distinct()
        .toList();
  }

  @Test
  void thePackageHasAServiceAndSettingsThatAnUpgradeKeeps() throws Exception {
    assumeTrue(archive.debian().isPresent(), "dpkg-deb is missing");
    String file = archive.debian().orElseThrow().toString();
    Path unpacked = folder.resolve("package");
    Archive.run(new ProcessBuilder("dpkg-deb", "-R", file, unpacked.toString()));
    assertThat(unpacked.resolve("DEBIAN/conffiles")).hasContent("/etc/tianxia/tianxia.conf");
    assertThat(unpacked.resolve("etc/tianxia/tianxia.conf"))
        .content()
        .contains("data = /var/lib/tianxia");
    assertThat(unpacked.resolve("usr/lib/systemd/system/tianxia.service"))
        .content()
        .contains(
            "User=tianxia\n", "NoNewPrivileges=yes", "ProtectSystem=strict", "PrivateTmp=yes");
    assertThat(unpacked.resolve("usr/bin/tianxia").toRealPath())
        .isEqualTo(unpacked.resolve("usr/lib/tianxia/tianxia").toRealPath())
        .isExecutable();
    assertThat(Archive.run(new ProcessBuilder("dpkg-deb", "-c", file)).lines())
        .isNotEmpty()
        .allMatch(line -> line.contains(" root/root "));
    // The start-up cache names the time of each jar.
    for (String part : List.of("lib/tianxia.jsa", "lib/program.sh", "runtime/lib/modules")) {
      Path packed = unpacked.resolve("usr/lib/tianxia").resolve(part);
      assertThat(Files.getLastModifiedTime(packed))
          .isEqualTo(Files.getLastModifiedTime(archive.home().resolve(part)));
    }
  }

  /// Without apt, or without a network, there is none. `scripts/bare.sh` runs it in a root file
  /// system of its own.
  @Test
  void theImageIsWholeAndRunsTheProgramAsNoUserOfTheHost() throws Exception {
    if (archive.image().isEmpty()) {
      assertThat(archive.told()).containsPattern(Archive.NO_IMAGE);
      return;
    }
    Image image = Image.unpacked(archive.image().orElseThrow(), folder.resolve("layout"));
    assertThat(image.damaged()).isEmpty();
    JsonValue manifest = Image.json(image.blob(Image.at(image.json("index.json"), "manifests", 0)));
    JsonValue config = Image.json(image.blob(Image.at(manifest, "config")));
    int layers = Image.all(manifest, "layers").size();
    assertThat(Image.text(config, "config", "User")).isEqualTo("65532:65532");
    assertThat(Image.all(config, "rootfs", "diff_ids")).hasSize(layers);
    String start = Image.text(config, "config", "Entrypoint", 0);
    List<String> files = image.files(manifest);
    assertThat(files)
        .anyMatch(file -> file.endsWith(" " + start.substring(1)))
        .anyMatch(file -> file.startsWith("drwx------ 65532/65532 ") && file.endsWith(" ./data/"))
        .anyMatch(file -> file.startsWith("drwxrwxrwt ") && file.endsWith(" ./tmp/"));
    // Nothing that runs as somebody else than who starts it.
    assertThat(files)
        .noneMatch(file -> file.startsWith("-") && file.substring(0, 10).contains("s"));
    JsonValue docker = Image.at(image.json("manifest.json"), 0);
    assertThat(Image.text(docker, "RepoTags", 1)).isEqualTo("tianxia:latest");
    assertThat(Image.all(docker, "Layers")).hasSize(layers);
  }
}
