package tianxia.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/// Locates the project on disk.
public final class Repository {
  private Repository() {}

  /// The project's root, found by walking up from the working directory.
  public static Path root() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(at.resolve("golden")) || !Files.isDirectory(at.resolve("kernel"))) {
      Path up = at.getParent();
      if (up == null) {
        throw new IllegalStateException("not inside the project: " + Path.of("").toAbsolutePath());
      }
      at = up;
    }
    return at;
  }
}
