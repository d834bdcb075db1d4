package tianxia.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.folder.OwnerOnlyFiles;

/// Copies of a database: made while a server writes to it, and put back. A copy is checked before
/// it gets its name, is on disk then, and is readable by its owner only.
public final class SqliteBackup {
  private SqliteBackup() {}

  /// Copies the database of a data folder as it is at one moment.
  ///
  /// @param copy the file to make
  /// @return its size, in bytes
  /// @throws UncheckedIOException if it exists, or can't be made, with a sentence for the one who
  ///   runs the server
  public static long make(Path folder, Path copy) {
    Path database = DataFolder.existingDatabase(folder);
    try {
      if (Files.exists(copy)) {
        throw new FileAlreadyExistsException(copy.toString(), null, "exists already");
      }
      Path part = fresh(copy);
      new SqliteDatabase(database).copyInto(part);
      new SqliteDatabase(part).check();
      return keep(part, copy);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      throw told(database, e);
    }
  }

  /// Puts a copy into a data folder that has no tables.
  ///
  /// @return its size, in bytes
  /// @throws DataFolder.InUse if a server has the folder
  /// @throws UncheckedIOException if the folder has tables, or the copy can't be used, with a
  ///   sentence for the one who runs the server
  public static long restore(Path copy, Path folder) {
    try (DataFolder data = DataFolder.open(folder)) {
      if (!Files.isRegularFile(copy)) {
        throw new NoSuchFileException(copy.toString(), null, "no such file");
      }
      if (data.size() > 0) {
        throw new FileAlreadyExistsException(
            data.database().toString(),
            null,
            "has tables already: restore into another folder, or move it away");
      }
      Path part = fresh(data.database());
      Files.copy(copy, part, StandardCopyOption.REPLACE_EXISTING);
      OwnerOnlyFiles.in(folder).existing(part);
      SqliteDatabase restored = new SqliteDatabase(part);
      restored.check();
      // Refuses the database of a newer version.
      restored.migrate();
      return keep(part, data.database());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (DataFolder.InUse | UncheckedIOException e) {
      throw e;
    } catch (RuntimeException e) {
      throw told(copy, e);
    }
  }

  private static UncheckedIOException told(Path database, RuntimeException e) {
    return new UncheckedIOException(
        DatabaseDiagnosis.told(database, e), new IOException("the copy was not made", e));
  }

  /// An empty file beside the one that is to be.
  private static Path fresh(Path file) throws IOException {
    Path folder = folderOf(file);
    Path part = folder.resolve(file.getFileName() + ".part");
    Files.deleteIfExists(part);
    OwnerOnlyFiles.in(folder).file(part);
    return part;
  }

  private static Path folderOf(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      throw new IllegalArgumentException(file + " is not a file");
    }
    return folder;
  }

  /// Gives a checked copy its name, once it is on disk.
  private static long keep(Path part, Path file) throws IOException {
    sync(part);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    sync(folderOf(file));
    return Files.size(file);
  }

  private static void sync(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
