package tianxia.server.store.folder;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Files for their owner alone: they hold live secrets and hidden hands. Where the system has no
/// such permissions, this is logged once, and the system's defaults apply.
///
/// @param owner who owns what this process makes
public record OwnerOnlyFiles(UserPrincipal owner) {
  private static final Logger LOG = LoggerFactory.getLogger(OwnerOnlyFiles.class);
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  /// Makes a folder for its owner alone. One that is there already may hold other things, so its
  /// permissions stay; it is told if others could put files of theirs into it.
  public static void folder(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      Path parent = path.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.createDirectory(path, attributes(path, FOLDER));
    }
    PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    if (view == null) {
      LOG.warn(
          "this system has no POSIX permissions: make sure that nobody else can read {}", path);
    } else if (view.readAttributes().permissions().contains(PosixFilePermission.OTHERS_WRITE)) {
      LOG.warn("{} is writable by everybody on this machine: run chmod 700 on it", path);
    }
  }

  /// For the files in a folder that this process can write to.
  public static OwnerOnlyFiles in(Path folder) throws IOException {
    Path made = Files.createTempFile(folder, "owner", "");
    try {
      return new OwnerOnlyFiles(Files.getOwner(made));
    } finally {
      Files.delete(made);
    }
  }

  /// Makes an empty file for its owner alone, or fixes the permissions of an existing one.
  public void file(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      Files.createFile(path, attributes(path, FILE));
    }
    existing(path);
  }

  /// Fixes the permissions of a file, if it exists.
  ///
  /// @throws FileSystemException if it is a link or no file, or another's
  public void existing(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(path.toString(), null, "it is a link, or not a regular file");
    }
    PosixFileAttributeView view = view(path);
    if (view != null && !owner.equals(view.getOwner())) {
      throw new FileSystemException(
          path.toString(), null, "it belongs to " + view.getOwner() + ", who can read it");
    }
    if (view != null && !FILE.equals(view.readAttributes().permissions())) {
      try {
        view.setPermissions(FILE);
      } catch (FileSystemException e) {
        throw new FileSystemException(
            path.toString(), null, "others can read it, and this user may not change that");
      }
      LOG.warn("{} was readable by others; it is now readable by its owner only", path);
    }
  }

  private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private static @Nullable PosixFileAttributeView view(Path path) {
    return Files.getFileAttributeView(
        path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
  }
}
