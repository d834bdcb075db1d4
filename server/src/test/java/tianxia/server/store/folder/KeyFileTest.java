package tianxia.server.store.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class KeyFileTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("data/operator.key");
  }

  private KeyFile key() {
    return new KeyFile(folder.resolve("data"));
  }

  @Test
  void theKeyIsMadeOnceAndOpens() throws IOException {
    String made = key().make();
    // 256 bits: 43 digits of 6.
    assertThat(made).hasSize(43);
    assertThat(file()).hasContent(made);
    assertThat(key().make()).isEqualTo(made);
    assertThat(key().opens(made)).isTrue();
    assertThat(key().opens(made + "x")).isFalse();
    Files.delete(file());
    assertThat(key().opens(made)).isFalse();
    assertThat(key().make()).isNotEqualTo(made);
  }

  @Test
  void withoutAKeyNothingOpens() throws IOException {
    assertThat(key().opens("")).isFalse();
    key().make();
    Files.writeString(file(), "\n");
    assertThat(key().opens("")).isFalse();
    assertThat(key().opens(key().make())).isTrue();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it keeps no POSIX permissions")
  void onlyItsOwnerReadsIt() throws IOException {
    key().make();
    assertThat(permissions(file())).isEqualTo("rw-------");
    assertThat(permissions(folder.resolve("data"))).isEqualTo("rwx------");
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
    key().make();
    assertThat(permissions(file())).isEqualTo("rw-------");
  }

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }
}
