package tianxia.server.store.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;

/// A server's files are accessible to their owner only, even if they existed before.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it keeps no POSIX permissions")
class OwnerOnlyFilesTest {
  @TempDir Path folder;

  private void openAndWrite() {
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken())) {
      int seq = store.rows("t").size() + 1;
      store.append(List.of(new Store.Row("t", seq, 7, new Entry.Resigned("c", 1))));
      assertPrivate();
    }
  }

  private void assertPrivate() {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.toList())
          .hasSizeGreaterThanOrEqualTo(4)
          .allSatisfy(file ->
              assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                  .as(file.toString())
                  .isEqualTo("rw-------"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFolderThatAllCanReadHoldsPrivateFiles() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    openAndWrite();
  }

  @Test
  void filesThatOthersCouldReadAreMended() throws IOException {
    openAndWrite();
    for (String name : List.of("tianxia.db", "lock")) {
      Files.setPosixFilePermissions(
          folder.resolve(name), PosixFilePermissions.fromString("rw-r--r--"));
    }
    openAndWrite();
  }

  @Test
  void aLinkInThePlaceOfTheDatabaseIsRefused() throws IOException {
    Path elsewhere = Files.writeString(folder.resolve("elsewhere"), "");
    Files.createSymbolicLink(folder.resolve("tianxia.db"), elsewhere);
    assertThatThrownBy(() -> DataFolder.open(folder))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("link");
  }

  @Test
  void aNewFolderIsItsOwnersAlone() throws IOException {
    Path made = folder.resolve("a/b");
    DataFolder.open(made).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
        .isEqualTo("rwx------");
  }
}
