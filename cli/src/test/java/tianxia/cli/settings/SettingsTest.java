package tianxia.cli.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.ServerConfig;

class SettingsTest {
  @TempDir private Path folder;

  private Path file(String... lines) throws IOException {
    return Files.write(folder.resolve("tianxia.conf"), List.of(lines));
  }

  private static List<Given> options(Object... pairs) {
    List<Given> given = new ArrayList<>();
    for (int i = 0; i < pairs.length; i += 2) {
      Setting setting = (Setting) pairs[i];
      given.add(
          new Given(setting, (String) pairs[i + 1], new Source.CommandLine(setting.option())));
    }
    return given;
  }

  private static ServerConfig config(Settings settings) {
    return new ServerSettings(settings).config(Duration.ZERO);
  }

  @Test
  void optionsCountBeforeTheEnvironmentBeforeTheFile() throws IOException {
    Path file = file("port = 1", "host = file", "data=/file", "  # port = 4", "");
    Map<String, String> environment = Map.of("TIANXIA_PORT", "2", "TIANXIA_HOST", "environment");
    Settings settings = Settings.of(options(Setting.PORT, "3"), Optional.of(file), environment);

    ServerConfig config = config(settings);

    assertThat(config.port()).isEqualTo(3);
    assertThat(config.host()).isEqualTo("environment");
    assertThat(config.data()).isEqualTo(Path.of("/file"));
    assertThat(settings.one(Setting.PORT).orElseThrow().source()).hasToString("--port");
    assertThat(settings.one(Setting.HOST).orElseThrow().source()).hasToString("TIANXIA_HOST");
    assertThat(settings.one(Setting.DATA).orElseThrow().source()).hasToString(file + ":3");
  }

  @Test
  void withoutAnySettingsTheServerIsForThisMachine() {
    Settings settings = Settings.of(List.of(), Optional.empty(), Map.of());

    assertThat(config(settings))
        .usingRecursiveComparison()
        .ignoringFields("pause")
        .isEqualTo(ServerConfig.local(Path.of("data")));
    assertThat(new ServerSettings(settings).store()).isEmpty();
  }

  @Test
  void theEnvironmentCanNameTheFile() throws IOException {
    Path file = file("port = 1");

    Settings settings =
        Settings.of(List.of(), Optional.empty(), Map.of("TIANXIA_CONFIG", file.toString()));

    assertThat(config(settings).port()).isEqualTo(1);
  }

  @Test
  void originsAreReplacedAndLimitsAreSettingsOfTheirOwn() throws IOException {
    Path file =
        file("origin = http://a.example", "limit = idle=9s", "limit = head=8s", "proxy = true");
    Map<String, String> environment =
        Map.of(
            "TIANXIA_ORIGIN", "https://b.example  https://c.example",
            "TIANXIA_LIMIT", "head=7s ping=6s");
    Settings settings =
        Settings.of(options(Setting.LIMIT, "ping=5s"), Optional.of(file), environment);

    ServerConfig config = config(settings);

    assertThat(config.origins())
        .containsExactlyInAnyOrder("https://b.example", "https://c.example");
    assertThat(config.proxy()).isTrue();
    assertThat(config.limits().idle()).isEqualTo(Duration.ofSeconds(9));
    assertThat(config.limits().head()).isEqualTo(Duration.ofSeconds(7));
    assertThat(config.limits().ping()).isEqualTo(Duration.ofSeconds(5));
  }

  @Test
  void theStoresUserAndPasswordMayStandInAFileThatOthersCannotRead() throws IOException {
    Path file = file("store-user = club", "store-password = pass = word#");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Map<String, String> environment = Map.of("TIANXIA_STORE_USER", "other", "PATH", "/bin");

    Settings settings = Settings.of(List.of(), Optional.of(file), environment);

    assertThat(new ServerSettings(settings).storeEnvironment(environment))
        .isEqualTo(
            Map.of(
                "TIANXIA_STORE_USER", "other",
                "TIANXIA_STORE_PASSWORD", "pass = word#",
                "PATH", "/bin"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw----r--"));
    assertThatThrownBy(() -> Settings.of(List.of(), Optional.of(file), Map.of()))
        .isInstanceOf(SettingError.class)
        .hasMessageStartingWith(file + ":2: store-password: ")
        .hasMessageNotContaining("pass = word");
  }

  @Test
  void whatIsWrongInTheFileIsToldWithItsLine() throws IOException {
    refused(file("", "prot = 1"), ":2: unknown setting");
    refused(file("# comment", "", "port 1"), ":3: a line has the form: name = value");
    refused(file("port = 1", "port = 2"), ":2: port is set already, at ");
    refused(file("port = 65536"), ":1: port 65536: must be a number from 0 to 65535");
    refused(file("port ="), ":1: port : must be a number");
    refused(file("proxy = yes"), ":1: proxy yes: must be true or false");
    refused(file("notices = home"), ":1: notices home: must be on, local or off");
    refused(file("data = \0"), ":1: data ");
    refused(file("host = ::", "origin = Example"), ":2: origin Example: must be an origin");
    refused(file("limit = head=8s", "limit = head=0s"), ":2: limit: head=0s: from 1ms to 600s");
    refused(file("limit = had=8s"), ":1: limit: had=8s: unknown limit");
    refused(folder.resolve("none"), ": no such file");
    Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff});
    refused(folder.resolve("bytes"), ": is not text in UTF-8");
    Files.write(folder.resolve("large"), new byte[70_000]);
    refused(folder.resolve("large"), ": more than 64 KiB are not read");
  }

  private static void refused(Path file, String message) {
    assertThatThrownBy(() -> config(Settings.of(List.of(), Optional.of(file), Map.of())))
        .isInstanceOf(SettingError.class)
        .hasMessageStartingWith(file + message);
  }

  @Test
  void whatIsWrongElsewhereIsToldWithItsName() {
    assertThatThrownBy(
            () -> config(Settings.of(List.of(), Optional.empty(), Map.of("TIANXIA_PORT", "x"))))
        .hasMessageStartingWith("TIANXIA_PORT x: must be a number");
    assertThatThrownBy(
            () -> config(Settings.of(options(Setting.ORIGIN, "?"), Optional.empty(), Map.of())))
        .hasMessageStartingWith("--origin ?: must be an origin");
  }
}
