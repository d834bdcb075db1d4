package tianxia.server.store.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The folder with all data of one server, accessible to its owner alone. A lock on a file in it,
/// which the system lifts when the process ends however it ends, keeps a second server out.
public final class DataFolder implements AutoCloseable {
  private static final String DATABASE = "tianxia.db";

  private final Path path;
  private final FileChannel channel;

  private DataFolder(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /// Opens the folder, making it if need be. Its files are the owner's alone where the system knows
  /// owners: those that others could read are mended.
  ///
  /// @throws InUse if another server has it
  /// @throws UncheckedIOException if it can't be used, or its files not be made private
  public static DataFolder open(Path path) {
    try {
      OwnerOnlyFiles.folder(path);
      OwnerOnlyFiles files = OwnerOnlyFiles.in(path);
      // SQLite gives its other files the permissions of the database.
      for (String file : List.of("lock", DATABASE)) {
        files.file(path.resolve(file));
      }
      for (String file : List.of(DATABASE + "-wal", DATABASE + "-shm", DATABASE + "-journal")) {
        files.existing(path.resolve(file));
      }
      FileChannel channel = FileChannel.open(path.resolve("lock"), StandardOpenOption.WRITE);
      if (lock(channel) == null) {
        channel.close();
        throw new InUse(path);
      }
      try {
        NativeLibrary.load(path, files);
      } catch (IOException e) {
        channel.close();
        throw e;
      }
      return new DataFolder(path, channel);
    } catch (FileSystemException e) {
      throw new UncheckedIOException("the data folder " + path + " can't be used: " + e, e);
    } catch (IOException e) {
      throw new UncheckedIOException("the data folder " + path + " can't be opened: " + e, e);
    }
  }

  /// The database in a folder that may be in use.
  ///
  /// @throws UncheckedIOException if there is none
  public static Path existingDatabase(Path folder) {
    Path database = folder.resolve(DATABASE);
    if (!Files.exists(database)) {
      throw new UncheckedIOException(
          new NoSuchFileException(database.toString(), null, "no such database"));
    }
    return database;
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // another server within this process
    }
  }

  public Path path() {
    return path;
  }

  /// The database's file.
  public Path database() {
    return path.resolve(DATABASE);
  }

  /// The database's size, in bytes.
  public long size() {
    try {
      return Files.size(database());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// How much room is left on its disk, in bytes.
  public long free() {
    return path.toFile().getUsableSpace();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Another server has the data folder.
  public static final class InUse extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InUse(Path path) {
      super(
          "another server is using the data folder "
              + path
              + ": stop it, or give this one a folder of its own");
    }
  }
}
