package tianxia.server.store.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/// SQLite's native library, kept in the data folder. Left to itself the driver unpacks it under a
/// new name into the system's temporary folder at every start, where a process that is killed
/// leaves it behind.
final class NativeLibrary {
  private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

  /// The driver's property: the folder that it looks into first.
  private static final String PATH = "org.sqlite.lib.path";

  private NativeLibrary() {}

  /// Loads the library from a folder, after putting it there if it isn't yet, or is of another
  /// version. It is loaded once a process; a folder that the one who runs the server has named by
  /// the driver's own property is left alone.
  ///
  /// @param files what makes it the owner's alone
  /// @throws IOException if it can't be loaded
  static void load(Path folder, OwnerOnlyFiles files) throws IOException {
    if (System.getProperty(PATH) == null && unpack(folder, files)) {
      System.setProperty(PATH, folder.toAbsolutePath().toString());
    }
    try {
      SQLiteJDBCLoader.initialize();
    } catch (Exception e) { // the driver's signature says no more
      throw new IOException("SQLite's native library can't be loaded: " + e.getMessage(), e);
    }
  }

  private static boolean unpack(Path folder, OwnerOnlyFiles files) throws IOException {
    String name = LibraryLoaderUtil.getNativeLibName();
    byte[] library;
    try (InputStream packed =
        SQLiteJDBCLoader.class.getResourceAsStream(
            LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name)) {
      if (packed == null) {
        LOG.warn(
            "the driver has no native library for this system; it will look for an installed one");
        return false;
      }
      library = packed.readAllBytes();
    }
    Path kept = folder.resolve(name);
    files.existing(kept);
    if (!Files.exists(kept) || !Arrays.equals(Files.readAllBytes(kept), library)) {
      Path fresh = folder.resolve(name + ".new");
      files.file(fresh);
      Files.write(fresh, library);
      Files.move(fresh, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    return true;
  }
}
