package tianxia.bench.trial.database;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tianxia.bench.trial.network.Network;

/// A file system in a file, which can be filled. Needs Linux and the rights of root.
public final class SmallDisk implements AutoCloseable {
  private static final long BYTES = 3L << 30;
  private static final long SMALLEST = 4096;

  private final Path mounted;
  private final List<Path> ballast = new ArrayList<>();

  /// @throws IOException if this machine does not allow it, with its reason
  SmallDisk(Path folder) throws IOException {
    mounted = Files.createDirectories(folder.resolve("disk"));
    Path image = folder.resolve("disk.img");
    try (RandomAccessFile file = new RandomAccessFile(image.toFile(), "rw")) {
      file.setLength(BYTES);
    }
    Network.run("mkfs.ext4 -q -F -m 0 " + image);
    Network.run("mount -o loop " + image + " " + mounted);
  }

  /// Unmounts what a trial that was cut short has left in a folder.
  public static void leave(Path folder) {
    try {
      Network.run("umount -q -l " + folder.resolve("disk"));
    } catch (IOException e) {
      // There was none.
    }
  }

  Path folder() {
    return mounted;
  }

  void fill() {
    for (long size = BYTES; size >= SMALLEST; size /= 2) {
      Path next = mounted.resolve("ballast" + ballast.size());
      ballast.add(next);
      try {
        Network.run("fallocate -l " + size + " " + next);
      } catch (IOException e) {
        // So much is not left.
      }
    }
  }

  void free() throws IOException {
    for (Path file : ballast) {
      Files.deleteIfExists(file);
    }
    ballast.clear();
  }

  @Override
  public void close() throws IOException {
    Network.run("umount -l " + mounted);
  }
}
