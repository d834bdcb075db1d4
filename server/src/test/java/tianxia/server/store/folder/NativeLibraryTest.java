package tianxia.server.store.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.util.LibraryLoaderUtil;

/// The system property that names the folder is global; each test starts without it, like a new
/// process.
class NativeLibraryTest {
  private static final String PROPERTY = "org.sqlite.lib.path";

  @TempDir Path folder;

  private Path library() {
    return folder.resolve(LibraryLoaderUtil.getNativeLibName());
  }

  private void load() throws IOException {
    String before = System.clearProperty(PROPERTY);
    try {
      NativeLibrary.load(folder, OwnerOnlyFiles.in(folder));
      assertThat(System.getProperty(PROPERTY)).isEqualTo(folder.toAbsolutePath().toString());
    } finally {
      if (before == null) {
        System.clearProperty(PROPERTY);
      } else {
        System.setProperty(PROPERTY, before);
      }
    }
  }

  @Test
  void itIsUnpackedOnce() throws IOException {
    load();
    assertThat(Files.size(library())).isGreaterThan(100_000);
    Object file = Files.readAttributes(library(), "*").get("fileKey");
    load();
    assertThat(Files.readAttributes(library(), "*").get("fileKey")).isEqualTo(file);
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void anotherVersionIsReplaced() throws IOException {
    load();
    byte[] right = Files.readAllBytes(library());
    // Not written over: the process may have mapped the file, and would crash.
    Files.delete(library());
    Files.write(library(), new byte[] {1, 2, 3});
    load();
    assertThat(library()).hasBinaryContent(right);
  }
}
